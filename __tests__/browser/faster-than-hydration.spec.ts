import type { Page } from '@playwright/test';
import {
  callBooking,
  contactMethodWords,
  formFields,
  submission,
  thankYou,
} from '#content/consultation-page.ts';
import { A_SERVICE } from '../builders/consultation-request.ts';
import { complaintsAbout } from './complaints-about.ts';
import { holdBack } from './hold-back.ts';
import { expect, test } from './site.ts';

const FRAMEWORK = '**/_next/static/chunks/*';

async function fillIn(page: Page) {
  await page.getByLabel(formFields.name).fill('Ada Lovelace');
  await page.getByLabel(formFields.email).fill('ada@example.com');
  await page.getByLabel(formFields.phone).fill('+44 20 7946 0000');
  await page.getByLabel(formFields.service).selectOption(A_SERVICE);
  await page.getByLabel(formFields.description).fill('Engines.');
  await page.getByRole('radio', { name: contactMethodWords.email.label }).press('Space');
}

test('a visitor who is done before the framework is there sends the form all the same', async ({
  page,
}) => {
  await holdBack(page, FRAMEWORK);
  await page.goto('/consultation', { waitUntil: 'commit' });
  await fillIn(page);
  await page.getByRole('button', { name: submission.submit }).click();
  await expect(page).toHaveURL(/\/consultation\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(thankYou.title);
});

test('what was entered before the framework was there is still there afterwards', async ({
  page,
}) => {
  const complaints = complaintsAbout(page);

  const letCome = await holdBack(page, FRAMEWORK);
  await page.goto('/consultation', { waitUntil: 'commit' });
  await fillIn(page);
  await page.getByRole('radio', { name: contactMethodWords.phone.label }).press('Space');
  letCome();

  await expect(page.getByText(callBooking.date)).toBeVisible();
  await expect(page.getByLabel(formFields.name)).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel(formFields.description)).toHaveValue('Engines.');
  await expect(page.getByRole('radio', { name: contactMethodWords.phone.label })).toBeChecked();
  expect(complaints).toEqual([]);
});
