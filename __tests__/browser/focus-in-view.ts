import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Checks that what has the focus lies in the window with its ring, and that nothing lies on it. Says what it is. */
export async function expectFocusInView(page: Page) {
  // A scroll that the focus has caused is drawn with the next frame.
  const stop = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;

    const { tagName, textContent, id } = element;
    const called = ['aria-label', 'value'].map((name) => element.getAttribute(name)).join(' ');
    const name = `${tagName} ${id} ${called} ${textContent?.trim()}`;
    const hidden = Array.from(element.getClientRects()).flatMap((box) => {
      const { left, right, top, bottom, width, height } = box;
      const middle = [left + width / 2, top + height / 2] as const;
      const points = [
        middle,
        [left + 2, middle[1]],
        [right - 2, middle[1]],
        [middle[0], top + 2],
        [middle[0], bottom - 2],
      ] as const;
      return points.filter(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return !seen || !(element.contains(seen) || seen.contains(element));
      });
    });
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const cut =
      outlineStyle === 'none'
        ? 0
        : Math.max(0, element.getBoundingClientRect().bottom + ring - innerHeight);
    return { name: name.replaceAll(/\s+/g, ' ').slice(0, 80), hidden, cut };
  });
  expect.soft(stop?.hidden ?? [], `${stop?.name} at ${page.url()}`).toEqual([]);
  expect.soft(stop?.cut ?? 0, `the ring of ${stop?.name} at ${page.url()}`).toBe(0);
  return stop?.name;
}
