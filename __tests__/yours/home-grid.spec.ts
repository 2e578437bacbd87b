import { expect, test } from '../kit/browser/site.ts';

test('three to eight services fill their place on the home page at every width', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.locator('#services article');
  // As an owner's list would have it: the last card is repeated, or the last ones go.
  await cards.evaluateAll((all) => {
    for (let more = all.length; more < 8; more += 1)
      all.at(-1)?.after(all.at(-1)?.cloneNode(true) ?? '');
  });
  await expect(cards).toHaveCount(8);
  for (const drawings of ['each with its drawing', 'each second without']) {
    if (drawings === 'each second without')
      await page.locator('#services article:nth-child(even) > [data-scene]').evaluateAll((all) => {
        for (const drawing of all) drawing.remove();
      });
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await cards.evaluateAll(holes), `${drawings}, at ${width} px`).toEqual([]);
    }
  }
});

/** In lists of three and more of these cards, those beside or under which nothing stands although the grid goes on. */
function holes(cards: Element[]) {
  const found: string[] = [];
  for (let count = cards.length; count >= 3; count -= 1) {
    const boxes = cards.slice(0, count).map((card) => card.getBoundingClientRect());
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
    for (const [index, box] of boxes.entries())
      if (!isClosed(box) || !isCarried(box)) found.push(`${index + 1} of ${count}`);
    cards[count - 1]?.remove();
  }
  cards[1]?.after(...cards.slice(2));
  return found;
}
