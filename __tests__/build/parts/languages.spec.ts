import { ownLanguage } from '#content/languages.ts';
import { consultationPage } from '../../kit/browser/consultation-page.ts';
import { MARKED, marked } from '../../kit/marked-language.ts';
import { words } from '../../kit/words.ts';
import { expect, test } from './owners-site.ts';

const { code, locale, name } = MARKED;
const { formFields, notFoundPage } = marked(words);

test.use({ locale });

test('a visitor chooses the second language and keeps the draft there', async ({ page }) => {
  const visit = consultationPage(page);
  await visit.open();
  await visit.name.fill('Erika');
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/${code}/consultation`);
  await expect(page.getByLabel(formFields.name)).toHaveValue('Erika');
});

test('each language has its addresses and its own 404 page', async ({ page }) => {
  expect((await page.request.get(`/${ownLanguage}/services`)).status()).toBe(404);
  expect((await page.goto(`/${code}/nowhere`))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { name: notFoundPage.title })).toBeVisible();
});
