import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { pages } from '#content/navigation.ts';
import { freePort } from '../../../scripts/prove/real/listen.ts';
import { answering } from '../../../scripts/prove/real/until.ts';
import { builtCopy } from './built-copies.ts';

let npm: ChildProcess;
test.afterEach(async () => {
  npm.kill('SIGTERM');
  await once(npm, 'exit');
});

test('npm run dev shows the same pages, marked by the same script, and complains of nothing', async ({
  page,
}) => {
  const port = String(await freePort());
  const { folder } = builtCopy('what-works');
  npm = spawn('npm', ['run', 'dev', '--', '--port', port], { cwd: folder, stdio: 'ignore' });
  const site = `http://localhost:${port}`;
  await answering(site, npm, () => 'npm run dev says nothing.');

  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (said) => {
    // On a slow machine what was preloaded for a page waits for the compiler.
    const isLate = said.text().includes('was preloaded using link preload but not used');
    if (['error', 'warning'].includes(said.type()) && !isLate) complaints.push(said.text());
  });
  for (const path of [...Object.values(pages), '/plain', '/counter']) {
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-loaded');
    expect(complaints, path).toEqual([]);
  }
  expect((await page.goto(`${site}/no-such-page`))?.status()).toBe(404);
});
