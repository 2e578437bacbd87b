import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../scripts/prove/real/listen.ts';
import { untilAnswering } from '../../../scripts/prove/real/until.ts';
import { refusalsOn } from '../../kit/browser/refusals-on.ts';
import { pages } from '../../kit/words.ts';
import { ownersCopy } from './built-copies.ts';

let npm: ChildProcess;
let site: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  const { folder: cwd } = ownersCopy();
  npm = spawn('npm', ['run', 'dev', '--', '--port', port], { cwd, stdio: 'ignore' });
  site = `http://localhost:${port}`;
  await untilAnswering(site, npm, () => 'npm run dev printed nothing.');
});
test.afterAll(async () => {
  npm.kill('SIGTERM');
  await once(npm, 'exit');
});

test('npm run dev shows every page without a refusal, and refuses an origin that is not trusted', async ({
  page,
}) => {
  const refusals = await refusalsOn(page);
  for (const path of [...Object.values(pages), '/team', '/counter', '/chat'])
    await page.goto(site + path, { waitUntil: 'networkidle' });
  expect(refusals()).toEqual([]);
  await page.evaluate(() => {
    new Image().src = 'https://strange.example/a.png';
  });
  await expect
    .poll(refusals)
    .toEqual([
      expect.stringContaining("Add 'https://strange.example' to src/trusted-origins.ts (pictures)"),
    ]);
});
