import { expect, type Page } from '@playwright/test';

export async function pressTabToTheEnd(page: Page) {
  const stops: string[] = [];
  await page.keyboard.press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  do {
    const stop = await expectFocusInView(page);
    if (stop === undefined) return stops;
    stops.push(stop);
    await page.keyboard.press('Tab');
  } while (!(await first.evaluate((element) => element === document.activeElement)));
  return stops;
}

export async function expectFocusInView(page: Page) {
  const stop = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;

    const called = ['aria-label', 'value'].map((name) => element.getAttribute(name)).join(' ');
    const name = `${element.tagName} ${element.id} ${called} ${element.textContent.trim()}`;
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const room = innerHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom);
    // The browser scrolls to any part of what is taller than the window, such as a frame.
    const isTall = element.getBoundingClientRect().height > room;
    const hidden = Array.from(element.getClientRects()).flatMap((box) => {
      const { left, right, top, bottom, width, height } = box;
      const middle = [left + width / 2, top + height / 2] as const;
      const edges = [
        [left + 2, middle[1]],
        [right - 2, middle[1]],
        [middle[0], top + 2],
        [middle[0], bottom - 2],
      ] as const;
      const points = isTall ? [] : [middle, ...edges];
      return points.filter(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return !seen || !(element.contains(seen) || seen.contains(element));
      });
    });
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const below = element.getBoundingClientRect().bottom + ring - innerHeight;
    const cut = isTall || outlineStyle === 'none' ? 0 : Math.max(0, below);
    return { name: name.replaceAll(/\s+/g, ' ').slice(0, 80), hidden, cut };
  });
  const { name, ...trouble } = stop ?? { hidden: [], cut: 0 };
  const [path, width] = [new URL(page.url()).pathname, page.viewportSize()?.width];
  const where = `${path}: ${name} is covered, or its ring cut, at ${width} px`;
  expect.soft(trouble, where).toEqual({ hidden: [], cut: 0 });
  return name;
}
