import type { Page } from '@playwright/test';
import { callHours } from '#domain/call-hours.ts';
import { pages } from '../../scripts/prove/real/built-pages.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';
import { stopClock } from '../kit/browser/stop-clock.ts';
import { callBooking } from '../kit/words.ts';

const SMALLEST = { width: 320, height: 568 };
const WINDOWS = [{ width: 1366, height: 657 }, SMALLEST];

test.use({ timezoneId: 'UTC' });

for (const path of pages)
  test(`every tab stop of ${path} is in view`, async ({ page }) => {
    for (const window of path === '/' ? WINDOWS : [SMALLEST]) {
      await page.setViewportSize(window);
      await page.goto(path);
      expect((await pressTabToTheEnd(page)).length, `${window.width} px`).toBeGreaterThan(3);
    }
  });

for (const window of WINDOWS)
  test.describe(`in a window of ${window.width} by ${window.height}`, () => {
    test.use({ viewport: window });

    test('every day and every tab stop of the open calendar is in view', async ({ page }) => {
      await stopClock(page, new Date('2026-12-01T09:30:00Z'));
      const visit = consultationPage(page);
      await visit.open();
      await visit.prefer('phone');
      await visit.calendar.locator('[tabindex="0"]').focus();
      const days = new Set<string | undefined>();
      // Through every week, then down and up again.
      for (const [key, presses] of [
        ['ArrowRight', 23],
        ['ArrowDown', 5],
        ['ArrowUp', 5],
      ] as const)
        for (let press = 0; press < presses; press += 1) {
          await page.keyboard.press(key);
          days.add(await expectFocusInView(page));
        }
      expect(days.size).toBeGreaterThan(callHours.days.length);

      await page.keyboard.press('Enter');
      await expect(page.getByText(callBooking.time, { exact: true })).toBeInViewport();
      await expectFocusInView(page);
      expect((await pressTabToTheEnd(page)).length).toBeGreaterThan(3);
    });
  });

async function pressTabToTheEnd(page: Page) {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await expectFocusInView(page);
    if (stop === undefined || (stops.length > 0 && stop === stops[0])) return stops;
    stops.push(stop);
  }
}

/** The focused element and its ring are in the window and uncovered. Resolves to its name. */
async function expectFocusInView(page: Page) {
  // A focus scrolls with the next frame.
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
      const edges = [
        [left + 2, middle[1]],
        [right - 2, middle[1]],
        [middle[0], top + 2],
        [middle[0], bottom - 2],
      ] as const;
      return [middle, ...edges].filter(([x, y]) => {
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
