import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consultationPage } from '../../kit/browser/consultation-page.ts';
import { refusalsOn } from '../../kit/browser/site.ts';
import { MARKED } from '../../kit/marked-language.ts';
import { freePort } from '../../kit/real/listen.ts';
import { untilResponding } from '../../kit/real/until.ts';
import { startWebhookReceiver } from '../../kit/real/webhook-receiver.ts';
import { pages, words } from '../../kit/words.ts';
import { COPY as cwd } from './build-owners-copy.ts';
import { layoutOf } from './layout-of.ts';
import { expect, test } from './owners-site.ts';

test('next start serves every page, the form and what is not found', async ({
  page,
  browser,
  agency,
}) => {
  const port = String(await freePort());
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'next-start-'));
  const receiver = await startWebhookReceiver();
  const start = [join(cwd, 'node_modules/.bin/next'), 'start', '--port', port];
  const env = { ...process.env, DATA_DIR, ...receiver.environment };
  const next = spawn(process.execPath, start, { cwd, env, stdio: 'ignore' });
  const site = `http://127.0.0.1:${port}`;
  try {
    await untilResponding(site, next, () => 'next start printed nothing.');
    const refusals = await refusalsOn(page);
    const plain = await browser.newPage({ javaScriptEnabled: false });
    for (const path of [pages.home, pages.services, pages.consultation, '/our-team'])
      for (const visitor of [page, plain])
        expect
          .soft(await layoutOf(visitor, site + path), path)
          .toEqual(await layoutOf(visitor, agency.url + path));
    for (const path of [`/${MARKED.code}`, `/${MARKED.code}/our-team`, '/asked?q=tea', '/guests'])
      expect.soft((await page.goto(site + path))?.status(), path).toBe(200);
    for (const path of ['/nothing', `/${MARKED.code}/nothing`, '/a/b/c', '/call/1'])
      expect.soft((await page.goto(site + path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFoundPage.title);
    const moved = await fetch(`${site}/prices`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/services']);

    const visit = consultationPage(page);
    await page.goto(site + pages.consultation);
    await visit.isAlive();
    await visit.introduce('next.start@example.com');
    await visit.prefer('email');
    await visit.takeTime();
    await visit.send();
    await expect.poll(() => receiver.calls).toHaveLength(1);
    expect(refusals()).toEqual([]);
  } finally {
    next.kill('SIGTERM');
    await once(next, 'exit');
    await receiver.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
});
