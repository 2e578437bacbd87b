import type { Page } from '@playwright/test';
import { pages } from '../../scripts/prove/real/built-site.ts';
import { inPieces } from '../kit/browser/in-pieces.ts';
import { expect, test } from '../kit/browser/site.ts';

/** Where a part of the first screen ends. */
function someEnds(html: string) {
  const main = html.indexOf('<main');
  return [...html.matchAll(/<\/(?:h1|p|a|li|div|figure|section|nav)>/g)]
    .map((end) => end.index + end[0].length)
    .filter((cut) => cut > main)
    .slice(0, 32)
    .filter((_, index) => index % 3 === 0);
}

for (const path of pages)
  test(`what is read of ${path} stays where it is while the rest arrives`, async ({
    page,
    site,
  }) => {
    // What a late typeface moves is looked at elsewhere.
    await page.route('**/fonts/*', (route) => route.abort());
    const pieces = await inPieces(site, path, someEnds);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      await pieces.open(page);
      const read: string[][] = [];
      for (let piece = 1; piece < pieces.count; piece += 1) {
        await pieces.hasArrived(page);
        read.push(await linesOf(page));
        pieces.sendNext();
      }
      await page.waitForLoadState();
      const whole = await linesOf(page);
      expect(whole.length).toBeGreaterThan(0);
      for (const soFar of read) expect(soFar, `${width} px`).toEqual(whole.slice(0, soFar.length));
    }
    pieces.close();
  });

/** What is seen on the first screen, lines and what is drawn, each with where it begins. */
function linesOf(page: Page) {
  return page.locator('main :is(h1, p, a, li, label, dd, i, svg)').evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility({ visibilityProperty: true }))
      .map((it) => ({ text: it.textContent, box: it.getBoundingClientRect() }))
      .filter(({ box }) => box.top < innerHeight)
      .map(({ text, box }) => `${text} at ${Math.round(box.left)}, ${Math.round(box.top)}`),
  );
}

test('nothing of the framework is asked for before there is something to read', async ({
  page,
  site,
}) => {
  const pieces = await inPieces(site, '/consultation', (html) => [html.indexOf('<header')]);
  await pieces.open(page);
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  pieces.sendNext();
  await page.waitForLoadState();
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/_next/static/chunks/'))
        .map((file) => file.startTime),
    );
  await expect.poll(asked).not.toEqual([]);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(Math.min(...(await asked()))).toBeGreaterThan(painted ?? Infinity);
  pieces.close();
});
