import type { Page } from '@playwright/test';
import { callHours } from '#domain/call-hours.ts';
import { pages } from '../../scripts/prove/real/built-site.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';
import { stopClock } from '../kit/browser/stop-clock.ts';
import { callBooking } from '../kit/words.ts';

const SMALLEST = { width: 320, height: 568 };
const WINDOWS = [{ width: 1366, height: 657 }, SMALLEST];
const CALENDAR = '.react-datepicker';

test.use({ timezoneId: 'UTC' });

for (const path of pages)
  test(`every stop of Tab on ${path} is seen`, async ({ page }) => {
    for (const window of path === '/' ? WINDOWS : [SMALLEST]) {
      await page.setViewportSize(window);
      await page.goto(path);
      expect((await walk(page)).length, `${window.width} px`).toBeGreaterThan(3);
    }
  });

for (const window of WINDOWS)
  test.describe(`in a window of ${window.width} by ${window.height}`, () => {
    test.use({ viewport: window });

    test('every focus stop of the calendar is in view', async ({ page }) => {
      await stopClock(page, new Date('2026-12-01T09:30:00Z'));
      const visit = consultationPage(page);
      await visit.open();
      await visit.prefer('phone');
      await page.locator(`${CALENDAR} [tabindex="0"]`).focus();
      const days = new Set<string | undefined>();
      for (const arrow of arrows()) {
        await page.keyboard.press(arrow);
        days.add(await expectFocusInView(page));
      }
      expect(days.size).toBeGreaterThan(callHours.days.length);

      // Times are farthest away from the first week of a month.
      await page.keyboard.press('Enter');
      await expect(page.getByText(callBooking.time, { exact: true })).toBeInViewport();
      await expectFocusInView(page);
      const stops = await walk(page);
      expect(stops.length, stops.join('\n')).toBeGreaterThan(3);
    });
  });

/** Presses Tab up to the end of the page and checks each stop. */
async function walk(page: Page) {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await expectFocusInView(page);
    if (stop === undefined || (stops.length > 0 && stop === stops[0])) return stops;
    stops.push(stop);
  }
}

/** Every day of every week there and back, and the weeks down and up. */
function arrows() {
  const times = (count: number, key: string) => Array.from({ length: count }, () => key);
  return [...times(23, 'ArrowRight'), ...times(5, 'ArrowDown'), ...times(5, 'ArrowUp')];
}

/** Checks that the focused element is in the window with its ring and uncovered. Resolves to its name. */
async function expectFocusInView(page: Page) {
  // A focus scrolls with the next frame.
  const stop = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;

    const { tagName, textContent, id } = element;
    const called = ['aria-label', 'value'].map((name) => element.getAttribute(name)).join(' ');
    const name = `${tagName} ${id} ${called} ${textContent?.trim()}`;
    // A frame shows its own focus.
    if (element instanceof HTMLIFrameElement) return { name, hidden: [], cut: 0 };
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const room =
      innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    const { height: wholeHeight, bottom: lowest } = element.getBoundingClientRect();
    // A wide table may be higher than the window.
    const isTooHigh = wholeHeight > room;
    const hidden = Array.from(element.getClientRects()).flatMap((box) => {
      const { left, right, top, bottom, width, height } = box;
      const middle = [left + width / 2, top + height / 2] as const;
      const edges = [
        [left + 2, middle[1]],
        [right - 2, middle[1]],
        [middle[0], top + 2],
        [middle[0], bottom - 2],
      ] as const;
      return [middle, ...(isTooHigh ? [] : edges)].filter(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return !seen || !(element.contains(seen) || seen.contains(element));
      });
    });
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const cut = outlineStyle === 'none' || isTooHigh ? 0 : Math.max(0, lowest + ring - innerHeight);
    return { name: name.replaceAll(/\s+/g, ' ').slice(0, 80), hidden, cut };
  });
  expect.soft(stop?.hidden ?? [], `${stop?.name} at ${page.url()}`).toEqual([]);
  expect.soft(stop?.cut ?? 0, `the ring of ${stop?.name} at ${page.url()}`).toBe(0);
  return stop?.name;
}
