import { expect, type Page } from '@playwright/test';
import { contactMethods, fieldOptions } from '#domain/consultation-fields.ts';
import { booking } from '#features/consultation/booking/booking-names.ts';
import { SELECTORS } from '#features/consultation/page-parts.ts';
import { datePicker } from '#ui/date-picker-names.ts';
import { formFields, requiredFields } from '../builders/requests.ts';
import { pages, thankYou as thankYouWords } from '../words.ts';

/** By name, because two labels may be equal. */
export const fieldOf = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

export const offersCalls = contactMethods.includes('phone');

/** An agency may offer calls alone. */
export const writtenMethod = contactMethods.find((method) => method !== 'phone');

export function consultationPage(page: Page) {
  const submit = page.locator('[type="submit"]');
  const method = (chosen: (typeof contactMethods)[number]) =>
    page.locator(`[name="contactMethod"][value="${chosen}"]`);
  // The page of the form may have the same title.
  const thankYou = page
    .locator('main', { hasNot: page.locator('form:not([hidden]) [name="name"]') })
    .getByRole('heading', { name: thankYouWords.title, exact: true, level: 1 });
  const calendar = page.locator('.react-datepicker');
  const monthButtons = page.locator(`.${datePicker.arrow}`);
  // Controls that stand in for the calendar are disabled beside it.
  const callDate = page.locator('[name="callDate"]:enabled');
  const freeTimes = page.locator(SELECTORS.freeTime);
  const days = page
    .locator('[role="gridcell"]:not([aria-disabled="true"])')
    .filter({ visible: true });
  // Invisible texts stand in the places of both before they come.
  const titleOfTimes = page.locator(`.${booking.times} > legend`).filter({ visible: true });
  const chosenDay = page.locator(`.${booking.day}`).filter({ visible: true });

  return {
    submit,
    method,
    thankYou,
    calendar,
    monthButtons,
    name: fieldOf(page, 'name'),
    days,
    titleOfTimes,
    freeTimes,
    chosenDay,
    callDate,

    async open() {
      await page.goto(pages.consultation);
      await this.isAlive();
    },

    isAlive: () => expect(page.locator('[data-part="plain-controls"]')).toHaveAttribute('disabled'),

    async introduce(email: string) {
      const formValues = formFields({ email, description: 'We sell engines.' });
      for (const name of requiredFields) {
        const field = fieldOf(page, name);
        const value = formValues[name] ?? '';
        await (name in fieldOptions ? field.selectOption(value) : field.fill(value));
      }
    },

    async getReady(email: string) {
      await this.open();
      await this.introduce(email);
      await this.chooseReply();
    },

    async chooseReply() {
      await (writtenMethod ? this.prefer(writtenMethod) : this.bookFirstCall());
    },

    prefer: (chosen: Parameters<typeof method>[0]) => method(chosen).check(),

    async bookFirstCall() {
      await method('phone').check();
      await expect(calendar).toBeVisible();
      const day = days.and(page.locator(':not([aria-current])'));
      // The next call day may be in the next month.
      if ((await day.count()) === 0) await monthButtons.last().click();
      await day.first().click();
      const time = freeTimes.first();
      await time.check();
      return { callDate: await callDate.inputValue(), callTime: await time.inputValue() };
    },

    /** A form that is filled in within a second is held as spam. */
    takeTime: () => expect.poll(() => page.evaluate('performance.now()')).toBeGreaterThan(1_500),

    async send() {
      await submit.click();
      await expect(thankYou).toBeVisible();
    },
  };
}
