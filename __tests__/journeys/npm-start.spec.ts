import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/prove/real/listen.ts';
import { expect, test } from '../kit/browser/site.ts';

test('the site ends with the npm process that started it', async () => {
  const port = String(await freePort());
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: port, HOSTNAME: '127.0.0.1' },
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);

  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect.poll(isUp).toBe(false);
});
