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
  await page.getByRole('radio', { name: 'Phone' }).check();
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
