import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

for (const count of [3, 4, 5, 6, 7, 8])
  test(`${count} services fill their place on the home page at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await showServices(page, count);
    for (const remove of [false, true]) {
      if (remove)
        await page.locator('#services article:nth-child(even) > svg').evaluateAll(removeAll);
      for (const width of [390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await holes(page), `at ${width} px`).toEqual([]);
      }
    }
  });

/** As an owner's list would have it: the last card is repeated, or the last ones go. */
function showServices(page: Page, count: number) {
  return page.locator('#services article').evaluateAll((cards, wanted) => {
    const last = cards.at(-1);
    for (let more = cards.length; more < wanted; more += 1) last?.after(last.cloneNode(true));
    for (const card of cards.slice(wanted)) card.remove();
  }, count);
}

const removeAll = (elements: Element[]) => {
  for (const element of elements) element.remove();
};

/** Cards beside or under which nothing stands although the grid goes on. */
function holes(page: Page) {
  return page.locator('#services article').evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const overlap = (from: number, to: number, begin: number, end: number) =>
      Math.min(to, end) - Math.max(from, begin) > 1;
    const isClosed = (box: DOMRect) =>
      box.right > right - 1 ||
      boxes.some(
        (next) => next.left > box.right && overlap(box.top, box.bottom, next.top, next.bottom),
      );
    const isCarried = (box: DOMRect) =>
      box.bottom > bottom - 1 ||
      boxes.some(
        (next) => next.top > box.bottom && overlap(box.left, box.right, next.left, next.right),
      );
    return boxes.flatMap((box, index) => (isClosed(box) && isCarried(box) ? [] : [index + 1]));
  });
}
