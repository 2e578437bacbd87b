import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '#content/navigation.ts';
import { SERVED } from '../../../scripts/build/builds.ts';
import { prerenderedPages } from '../../../scripts/build/next-output/manifests.ts';
import { freePort } from '../../../scripts/prove/real/listen.ts';
import { startSite } from '../../../scripts/prove/real/running-site.ts';
import { answering } from '../../../scripts/prove/real/until.ts';
import { builtCopy } from './built-copies.ts';

const { folder } = builtCopy('what-works');
let npm: ChildProcess;
let site: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  npm = spawn('npm', ['run', 'dev', '--', '--port', port], { cwd: folder, stdio: 'ignore' });
  site = `http://localhost:${port}`;
  await answering(site, npm, () => 'npm run dev says nothing.');
});
test.afterAll(async () => {
  npm.kill('SIGTERM');
  await once(npm, 'exit');
});

test('npm run dev shows the same pages, marked by the same script, and complains of nothing', async ({
  page,
}) => {
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
});

test('each box of a page stands in npm run dev where it stands when it is built', async ({
  browser,
}) => {
  const built = await startSite({}, { folder: join(folder, SERVED) });
  // A redirect shows nothing, and what has no page shows the one for that.
  const shown = prerenderedPages(join(folder, '.next')).filter(({ location }) => !location);
  for (const width of [390, 1280])
    for (const { route } of shown) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const [ours, theirs] = [await context.newPage(), await context.newPage()];
      await ours.goto(site + encodeURI(route), { waitUntil: 'networkidle' });
      await theirs.goto(built.url + encodeURI(route), { waitUntil: 'networkidle' });
      const differences = async () => unlike(await boxesOf(ours), await boxesOf(theirs));
      await expect.poll(differences, `${route} at ${width} px`).toEqual([]);
      await context.close();
    }
  await built.remove();
});

type Box = { name: string; box: number[] };

const NO_BOX = 'style, script, template, link, next-route-announcer, nextjs-portal, svg *';

/** Every element that is shown: its name with the first of its words, its x, width and height. */
const boxesOf = (page: Page): Promise<Box[]> =>
  page.evaluate((none) => {
    const elements = [...document.querySelectorAll('body *')].filter((one) => !one.matches(none));
    return elements.map((element) => {
      const { x, width, height } = element.getBoundingClientRect();
      const words = element instanceof HTMLElement ? element.innerText.slice(0, 30) : '';
      return { name: `<${element.localName}> ${words}`, box: [x, width, height].map(Math.round) };
    });
  }, NO_BOX);

function unlike(developed: Box[], built: Box[]) {
  if (developed.length !== built.length)
    return [`${developed.length} elements in npm run dev, ${built.length} when built`];
  return developed.flatMap(({ name, box }, index) => {
    const other = built[index]?.box ?? [];
    const isEqual = box.every((side, at) => Math.abs(side - (other[at] ?? 0)) <= 3);
    return isEqual ? [] : [`${name}: ${box.join(', ')} in npm run dev, ${other.join(', ')} built`];
  });
}
