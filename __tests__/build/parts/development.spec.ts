import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { consultationPage } from '../../kit/browser/consultation-page.ts';
import { refusalsOn } from '../../kit/browser/site.ts';
import { MARKED } from '../../kit/marked-language.ts';
import { freePort } from '../../kit/real/listen.ts';
import { untilResponding } from '../../kit/real/until.ts';
import { pages } from '../../kit/words.ts';
import { COPY as cwd } from './build-owners-copy.ts';
import { layoutOf } from './layout-of.ts';
import { expect, test } from './owners-site.ts';

/** The owner has removed About. */
const OUR_PAGES = [pages.home, pages.services, pages.consultation];

test('npm run dev looks and refuses like the build, and keeps drafts', async ({ page, agency }) => {
  const port = String(await freePort());
  const npm = spawn('npm', ['run', 'dev', '--', '--port', port], { cwd, stdio: 'ignore' });
  const site = `http://127.0.0.1:${port}`;
  try {
    await untilResponding(site, npm, () => 'npm run dev printed nothing.');
    const refusals = await refusalsOn(page);
    for (const path of [...OUR_PAGES, '/our-team', `/${MARKED.code}/our-team`, '/parts'])
      await page.goto(site + path, { waitUntil: 'networkidle' });
    // In development styles stand between the elements.
    for (const path of OUR_PAGES) {
      const inDevelopment = await layoutOf(page, site + path);
      expect.soft(inDevelopment, path).toEqual(await layoutOf(page, agency.url + path));
    }
    for (const path of ['/call/1', '/nothing', `/${MARKED.code}/nothing`, '/about'])
      expect.soft((await page.goto(site + path))?.status(), path).toBe(404);
    for (const path of ['/our-team', '/team', `/${MARKED.code}/team`])
      expect.soft((await page.goto(site + path))?.status(), path).toBe(200);
    expect(refusals()).toEqual([]);
    await page.evaluate(() => Object.assign(new Image(), { src: 'https://strange.example/a.png' }));
    await expect.poll(refusals).toEqual([expect.stringContaining('https://strange.example')]);

    const visit = consultationPage(page);
    await page.goto(site + pages.consultation);
    await visit.isAlive();
    await visit.name.fill('Ada');
    await visit.prefer('phone');
    await expect(visit.calendar).toBeVisible();
    const module = join(cwd, 'src/browser/site.ts');
    appendFileSync(module, "document.documentElement.dataset.saved = '';");
    await expect(page.locator('html')).toHaveAttribute('data-saved');
    await expect(visit.name).toHaveValue('Ada');
    await expect(visit.calendar).toBeVisible();
  } finally {
    npm.kill('SIGTERM');
    await once(npm, 'exit');
  }
});
