import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openFiles } from '../../scripts/prove/real/open-files.ts';
import { type RunningSite, startSite } from '../../scripts/prove/real/running-site.ts';
import { expect, test } from '../browser/site.ts';

const ATTEMPTS = 300;

test('upgrades that nobody offers leave no file open', async () => {
  const site = await startSite();
  const before = openFiles(site.child.pid);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) await leaveAtOnce(site, UPGRADE);
  await expect.poll(() => openFiles(site.child.pid)).toBeLessThan(before + 10);
  await site.remove();
});

test('whoever asks for HTTP/2 on the way gets the page in HTTP/1.1', async ({ site }) => {
  const asking = UPGRADE.replace('websocket', 'h2c').replace('Upgrade\r\n', 'Upgrade, close\r\n');
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(asking);
  expect(await text(socket)).toContain('HTTP/1.1 404 Not Found');
});

const UPGRADE = 'GET /x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';

/** Says something, and is gone before the answer. */
function leaveAtOnce({ url }: RunningSite, words: string) {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(words, () => socket.destroy());
    socket.once('close', resolve);
  });
}
