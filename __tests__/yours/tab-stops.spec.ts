import type { Page } from '@playwright/test';
import { callHours } from '#domain/call-hours.ts';
import { pages } from '../../scripts/prove/real/built-pages.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';
import { stopClock } from '../kit/browser/stop-clock.ts';
import { callBooking } from '../kit/words.ts';

const LARGE = { width: 1366, height: 657 };
const SMALLEST = { width: 320, height: 568 };

test.use({ timezoneId: 'UTC' });

test('every tab stop of every page is in view', async ({ page }) => {
  test.setTimeout(pages.length * 20_000);
  const visits = [['/', LARGE] as const, ...pages.map((path) => [path, SMALLEST] as const)];
  for (const [path, window] of visits) {
    await page.setViewportSize(window);
    await page.goto(path);
    expect((await pressTabToTheEnd(page)).length, path).toBeGreaterThan(3);
  }
});

for (const window of [LARGE, SMALLEST])
  test(`every day and every tab stop of the open calendar is in view at ${window.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(window);
    await stopClock(page, new Date('2026-12-01T09:30:00Z'));
    const visit = consultationPage(page);
    await visit.open();
    await visit.prefer('phone');
    await visit.calendar.locator('[tabindex="0"]').focus();
    const days = new Set<string | undefined>();
    // Through every day, or in the large window through a week, then down and up again.
    for (const [key, presses] of [
      ['ArrowRight', window === SMALLEST ? 23 : callHours.days.length],
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

async function pressTabToTheEnd(page: Page) {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await expectFocusInView(page);
    if (stop === undefined || (stops.length > 0 && stop === stops[0])) return stops;
    stops.push(stop);
  }
}

/** The focused element and its ring are in the window and uncovered: no point of it is hidden, no pixel of the ring cut. Resolves to its name. */
async function expectFocusInView(page: Page) {
  const stop = await page.evaluate(() => {
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
  const { name, ...trouble } = stop ?? { hidden: [], cut: 0 };
  const where = `${name} at ${page.url()}, ${page.viewportSize()?.width} px`;
  expect.soft(trouble, where).toEqual({ hidden: [], cut: 0 });
  return name;
}
