import { callDays } from '#domain/call-slots.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';
import { expectFocusInView, pressTabToTheEnd } from './focus-in-view.ts';

const LARGE = { width: 1366, height: 657 };
const SMALLEST = { width: 320, height: 568 };

test.use({ timezoneId: 'UTC' });

test('every tab stop of home is in view in a large window', async ({ page }) => {
  await page.setViewportSize(LARGE);
  await page.goto('/');
  expect((await pressTabToTheEnd(page)).length).toBeGreaterThan(3);
});

for (const window of [LARGE, SMALLEST])
  test(`every day and every tab stop of the open calendar is in view at ${window.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(window);
    await page.clock.setFixedTime('2026-12-01T09:30:00Z');
    const visit = consultationPage(page);
    await visit.open();
    await visit.prefer('phone');
    await visit.calendar.locator('[tabindex="0"]').focus();
    const days = new Set<string | undefined>();
    // Through every day, or in the large window through a week, then down and up again.
    for (const [key, presses] of [
      ['ArrowRight', window === SMALLEST ? 23 : callDays().length],
      ['ArrowDown', 5],
      ['ArrowUp', 5],
    ] as const)
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key);
        days.add(await expectFocusInView(page));
      }
    expect(days.size).toBeGreaterThan(callDays().length);

    await page.keyboard.press('Enter');
    await expect(page.locator('[data-times] > legend')).toBeInViewport();
    await expectFocusInView(page);
    expect((await pressTabToTheEnd(page)).length).toBeGreaterThan(3);
  });
