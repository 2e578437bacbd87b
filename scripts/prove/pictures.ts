import './test-environment.ts';
import { chromium } from '@playwright/test';
import buildIfStale from '../../__tests__/kit/real/build-if-stale.ts';
import { startSite } from '../../__tests__/kit/real/running-site.ts';
import { answerHelp } from '../build/answer-help.ts';
import { chromiumOptions } from './find-chromium.ts';

const WIDTHS = [390, 768, 1280, 1920];
const FOLDER = 'test-output/pages';

answerHelp(`Takes a picture of each page in four widths, in ${FOLDER}.

  npm run pictures`);
buildIfStale();
const { pages } = await import('../../__tests__/kit/real/built-pages.ts');

const site = await startSite();
const browser = await chromium.launch(chromiumOptions());
for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  for (const path of pages) {
    await page.goto(site.url + path);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true });
  }
}
await browser.close();
await site.remove();
console.log(`${pages.length * WIDTHS.length} pictures are in ${FOLDER}`);
