import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addDays } from 'date-fns/addDays';
import { bookedSlots } from '#domain/booked-slots.ts';
import { firstCallDate, toDateString } from '#domain/call-dates.ts';
import { callSlotLabel, callSlots } from '#domain/call-slots.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

const day = toDateString(firstCallDate(addDays(new Date(), 1)));

test('a wrong answer is named in words, and the way back leads to a form that still holds the others', async ({
  page,
}) => {
  await page.goto('/consultation');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Phone Number').fill('+1 555 0100');
  await page.getByLabel('Primary Service Interest').selectOption('chatbot');
  await page.getByLabel('Your Business and Goals').fill('Answer faster.\nSleep longer.');
  await page.getByText('Phone', { exact: true }).click();
  await page.getByLabel('Preferred call date').fill(day);
  await page
    .getByLabel('Preferred call time')
    .selectOption(callSlotLabel(bookedSlots(day)[0] ?? ''));
  await page.getByRole('button', { name: 'Submit Consultation Request' }).click();

  await expect(page.getByRole('heading', { name: 'Please check your answers' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'Preferred call time is already booked on that day',
  ]);

  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('Your Business and Goals')).toHaveValue(
    'Answer faster.\nSleep longer.',
  );
  const free = callSlots.find(({ value }) => !bookedSlots(day).includes(value));
  await page.getByLabel('Preferred call time').selectOption(free?.label ?? '');
  await page.getByRole('button', { name: 'Submit Consultation Request' }).click();
  await expect(page).toHaveURL('/consultation/thank-you');
});

test('an empty form is told what is missing, in its own order', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await submitEmptyForm(page);

  await expect(page.getByRole('listitem')).toHaveText([
    'Full Name is missing',
    'Email Address is missing',
    'Phone Number is missing',
    'Primary Service Interest is missing',
    'Your Business and Goals is missing',
    'Preferred Contact Method is missing',
  ]);
  await expect(page.getByRole('main')).toHaveCSS('border-radius', '16px');
  expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
});

test('the page that says so has no barriers', async ({ browser, site }) => {
  // axe itself is a script.
  const visit = await browser.newContext({ baseURL: site.url, javaScriptEnabled: true });
  const page = await visit.newPage();
  await submitEmptyForm(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await visit.close();
});

async function submitEmptyForm(page: Page) {
  await page.goto('/consultation');
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your answers');
}
