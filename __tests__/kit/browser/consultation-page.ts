import { expect, type Page } from '@playwright/test';
import { simulatedBookings } from '#domain/booked-slots.ts';
import { callSlots } from '#domain/call-slots.ts';
import { fieldOptions, type fieldRules, isRequired } from '#domain/consultation-fields.ts';
import { formFields } from '../builders/consultation-post.ts';
import { requiredFields } from '../builders/consultation-request.ts';
import {
  callBooking,
  contactMethodWords,
  formWords,
  formFields as labels,
  submission,
  thankYou as thankYouWords,
} from '../words.ts';

export function freeTime(date: string) {
  const booked = simulatedBookings(date);
  return callSlots.find((slot) => !booked.includes(slot)) ?? '';
}

/** Finds a field by its whole label, because labels may contain each other. */
export const fieldOf = (page: Page, name: keyof typeof fieldRules) =>
  page
    .getByLabel(isRequired(name) ? labels[name] : `${labels[name]} ${formWords.optional}`, {
      exact: true,
    })
    .and(page.locator(`[name="${name}"]`));

export function consultationPage(page: Page) {
  const submit = page.getByRole('button', { name: submission.submit, exact: true });
  const method = (chosen: keyof typeof contactMethodWords) =>
    page.getByRole('radio', { name: contactMethodWords[chosen].label, exact: true });
  const thankYou = page.getByRole('heading', { name: thankYouWords.title, exact: true });
  const calendar = page.locator('.react-datepicker');
  const freeTimes = page.locator('input[name="callTime"]:enabled');

  async function chooseFirstDay() {
    await expect(calendar).toBeVisible();
    const day = page
      .locator('[role="gridcell"]:not([aria-disabled="true"]):not([aria-current])')
      .filter({ visible: true });
    // The next call day may be in the next month.
    if ((await day.count()) === 0)
      await page.getByRole('button', { name: callBooking.nextMonth, exact: true }).click();
    await day.first().click();
  }

  return {
    submit,
    method,
    thankYou,
    calendar,
    name: fieldOf(page, 'name'),
    day: (name: string | RegExp) => page.getByRole('gridcell', { name }),
    freeTimes,
    callDate: page.locator('input[name="callDate"]'),

    async open() {
      await page.goto('/consultation');
      await isAlive(page);
    },

    isAlive: () => isAlive(page),

    async introduce(email: string) {
      const answers = formFields({ email, description: 'We sell engines.' });
      for (const name of requiredFields) {
        const field = fieldOf(page, name);
        const answer = answers[name] ?? '';
        await (name in fieldOptions ? field.selectOption(answer) : field.fill(answer));
      }
    },

    async getReady(email: string) {
      await this.open();
      await this.introduce(email);
      await this.prefer('email');
    },

    prefer: (chosen: Parameters<typeof method>[0]) => method(chosen).check(),

    chooseFirstDay,

    /** Chooses the first free time of the first day that is not today. */
    async bookFirstCall() {
      await method('phone').check();
      await chooseFirstDay();
      const time = freeTimes.first();
      await time.check();
      return {
        callDate: await page.locator('input[name="callDate"]').inputValue(),
        callTime: await time.inputValue(),
      };
    },

    /** A form that is filled in within a second is held as spam. */
    takeTime: () =>
      expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_500),

    async send() {
      await submit.click();
      await expect(thankYou).toBeVisible();
    },
  };
}

/** React adds this property when it hydrates the form. */
const isAlive = (page: Page) =>
  expect
    .poll(() => page.locator('main form').evaluate((form) => Object.keys(form).join()))
    .toContain('__reactProps');
