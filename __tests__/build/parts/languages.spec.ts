import { ownLanguage } from '#content/languages.ts';
import { consultationPage } from '../../kit/browser/consultation-page.ts';
import { MARKED, marked } from '../../kit/marked-language.ts';
import { words } from '../../kit/words.ts';
import { expect, test } from './owners-site.ts';

const { code, locale, name } = MARKED;
const { formFields, notFoundPage, submission, thankYou } = marked(words);

test.use({ locale });

test('a visitor chooses the second language, keeps the draft there, and the workflow learns it', async ({
  page,
  agency,
}) => {
  const visit = consultationPage(page);
  await visit.open();
  await visit.name.fill('Erika');
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/${code}/consultation`);
  await expect(page.getByLabel(formFields.name)).toHaveValue('Erika');
  await visit.introduce('erika@example.com');
  await visit.prefer('email');
  await page.getByRole('button', { name: submission.submit }).click();
  await expect(page.getByRole('heading', { name: thankYou.title })).toBeVisible();
  await expect
    .poll(() => agency.headersOf('erika@example.com'))
    .toMatchObject([{ 'x-language': code }]);
});

test('each language has its addresses and its own 404 page', async ({ page }) => {
  expect((await page.request.get(`/${ownLanguage}/services`)).status()).toBe(404);
  expect(new URL((await page.request.get(`/${code}/`)).url()).pathname).toBe(`/${code}`);
  expect((await page.goto(`/${code}/nowhere`))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { name: notFoundPage.title })).toBeVisible();
});
