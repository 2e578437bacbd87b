import type { Locator } from '@playwright/test';
import { contactMethods } from '#domain/consultation-fields.ts';
import { consultationPage, fieldOf, offersCalls } from '../kit/browser/consultation-page.ts';
import { axeViolations, expect, requestsOf, test } from '../kit/browser/site.ts';
import { callBooking, services, words } from '../kit/words.ts';

/** Each day of the week is still to come in this month. */
const NOW = '2026-12-10T09:30:00Z';
test.use({ timezoneId: 'UTC' });

if (offersCalls)
  test('a call can be booked by keyboard alone and in forced colours', async ({ page, site }) => {
    await page.clock.setFixedTime(NOW);
    const visit = consultationPage(page);
    await visit.open();
    await visit.introduce('keys@example.com');

    await visit.method(contactMethods[0]).focus();
    await page.keyboard.press('Space');
    for (const _ of contactMethods.slice(0, contactMethods.indexOf('phone')))
      await page.keyboard.press('ArrowDown');
    await expect(visit.method('phone')).toBeChecked();
    await expect(visit.submit).toBeDisabled();
    await expect(visit.calendar).toBeVisible();

    // Arrows that both lead nowhere are hidden.
    const hasPages = await visit.monthButtons.first().isVisible();
    const names = hasPages ? [callBooking.previousMonth, callBooking.nextMonth] : [];
    for (const [index, name] of names.entries()) {
      await page.keyboard.press('Tab');
      await expect(visit.monthButtons.nth(index)).toBeFocused();
      await expect(visit.monthButtons.nth(index)).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Tab');
    const [first, second] = [visit.days.nth(0), visit.days.nth(1)];
    await expect(first).toBeFocused();
    await page.keyboard.press(words.languageAttributes.dir ? 'ArrowLeft' : 'ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');

    await page.keyboard.press('Tab');
    await expect(visit.freeTimes.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(visit.chosenDay).toBeVisible();
    await expect(visit.submit).toBeEnabled();

    expect(await axeViolations(page, 'main')).toEqual([]);
    await test.step('the chosen day and option are visible in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const colourOf = (day: Locator) =>
        day.evaluate((tile) => getComputedStyle(tile).backgroundColor);
      expect(await colourOf(second)).not.toBe(await colourOf(first));
      await expect(visit.method('phone')).toHaveCSS('appearance', 'auto');
      await page.emulateMedia({ forcedColors: 'none' });
    });

    const callDate = await visit.callDate.inputValue();
    await page.keyboard.press('Tab');
    await expect(visit.submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(visit.thankYou).toBeFocused();
    expect(await axeViolations(page, 'main')).toEqual([]);
    const stored = () => requestsOf('keys@example.com', site);
    await expect.poll(stored).toMatchObject([{ contactMethod: 'phone', callDate }]);
  });

test('the story above the form names the day that was chosen on home, as not booked', async ({
  page,
}) => {
  const { wish, askForRealCall } = words.conversation;
  const asked = page.getByText(wish.asked[2] ?? wish.asked[0], { exact: true });
  const state = page.getByText(wish.notBooked, { exact: true }).filter({ visible: true });
  await page.goto(words.pages.consultation);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(state).toHaveCount(0);
  await page.goto('/');
  // A home page without such drawings has no choice of a day.
  if ((await page.getByRole('radio').count()) === 0) return;
  await page.getByRole('radio').nth(2).check({ force: true });
  await page.getByRole('link', { name: askForRealCall[2] ?? askForRealCall[0] }).click();
  await expect(asked).toBeVisible();
  await expect(state).toHaveCount(1);
});

test('a link chooses its service and shows its price', async ({ page }) => {
  const [another, chosen = another] = services;
  const visit = consultationPage(page);
  await page.goto(words.consultationAbout(chosen));
  await visit.isAlive();
  const prices = page.locator('label[for=service] small span:visible');
  await expect(fieldOf(page, 'service')).toHaveValue(chosen.id);
  await expect(prices).toHaveText(words.priceText(chosen.price));
  await fieldOf(page, 'service').selectOption('');
  await expect(prices).toHaveCount(0);
});

if (offersCalls)
  test('the page does not scroll away from a press of Submit to the chosen time', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.clock.install({ time: NOW });
    const visit = consultationPage(page);
    await visit.open();
    await visit.introduce('press@example.com');
    await visit.bookFirstCall();
    await visit.submit.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await visit.submit.hover();

    await page.mouse.down();
    await page.clock.runFor(2_000);
    await page.mouse.up();
    await expect(visit.thankYou).toBeVisible();
  });
