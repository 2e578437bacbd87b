import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { freePort } from '../../scripts/prove/real/listen.ts';
import { newForm, postForm } from '../../scripts/prove/real/post-form.ts';
import { startSite } from '../../scripts/prove/real/running-site.ts';
import { startWebhookReceiver } from '../../scripts/prove/real/webhook-receiver.ts';
import { expect, test } from '../kit/browser/site.ts';

test('the site ends when npm start receives SIGTERM', async () => {
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

test('a site that stops serves pages until its webhook call ends', async () => {
  const workflow = await startWebhookReceiver();
  workflow.behave('hangs');
  const site = await startSite(workflow.environment);
  await postForm(site.url, newForm());
  await workflow.called();

  const answers = { given: 0, refused: 0 };
  let isCalling = true;
  void workflow.callOver().then(() => {
    isCalling = false;
  });
  site.child.kill('SIGTERM');
  for await (const _ of setInterval(50)) {
    if (!isCalling) break;
    await fetch(site.url, { headers: { connection: 'close' } }).then(
      () => (answers.given += 1),
      () => (answers.refused += 1),
    );
  }
  // The listener may close before this process learns that the call ended.
  expect(answers.given).toBeGreaterThan(answers.refused);
  await site.remove();
  await workflow.close();
});
