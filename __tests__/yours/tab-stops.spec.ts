import { weekdaysWithCalls } from '#domain/call-times.ts';
import { consultationPage, offersCalls } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';
import { withCallsSoon } from '../kit/builders/day-named.ts';
import { expectFocusInView, pressTabToTheEnd } from './focus-in-view.ts';

test.use({ timezoneId: 'UTC', viewport: { width: 320, height: 568 } });

if (offersCalls)
  test('every day and tab stop of the calendar is in view in a small window', async ({ page }) => {
    await page.clock.setFixedTime(withCallsSoon(new Date('2026-12-01T09:30:00Z')));
    const visit = consultationPage(page);
    await visit.open();
    await visit.prefer('phone');
    await visit.calendar.locator('[tabindex="0"]').focus();
    const days = new Set<string | undefined>();
    const way = { ArrowRight: 23, ArrowDown: 5, ArrowUp: 5 };
    for (const [key, presses] of Object.entries(way))
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key);
        days.add(await expectFocusInView(page));
      }
    expect(days.size).toBeGreaterThan(weekdaysWithCalls().length);

    await page.keyboard.press('Enter');
    await expect(visit.titleOfTimes).toBeInViewport();
    await expectFocusInView(page);
    expect((await pressTabToTheEnd(page)).length).toBeGreaterThan(3);
  });
