import type { Page } from '@playwright/test';
import {
  callBooking,
  contactMethodWords,
  formFields,
  submission,
  thankYou,
} from '#content/consultation-page.ts';
import { complaintsAbout } from '../kit/browser/complaints-about.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { holdBack } from '../kit/browser/hold-back.ts';
import { expect, test } from '../kit/browser/site.ts';

const FRAMEWORK = '**/_next/static/chunks/*';

async function fillIn(page: Page) {
  const visit = consultationPage(page);
  await visit.introduce('ada@example.com');
  await visit.method('email').press('Space');
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
  await expect(page.getByLabel(formFields.description)).toHaveValue('We sell engines.');
  await expect(page.getByRole('radio', { name: contactMethodWords.phone.label })).toBeChecked();
  expect(complaints).toEqual([]);
});
