import { logos } from '#content/customer-logos.ts';
import { expect, test } from '../kit/browser/site.ts';
import {
  customers,
  imprint,
  pages,
  people,
  peopleWords,
  privacy,
  questions,
  submission,
  voices,
} from '../kit/words.ts';

test('each text is there as soon as it is filled in, and not before', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const { address, title, parts } of [questions, privacy, imprint]) {
    const isFilled = parts.length > 0;
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(isFilled ? 200 : 404);
    expect(sitemap.includes(encodeURI(address)), address).toBe(isFilled);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }),
    ).toHaveCount(isFilled ? 1 : 0);
    for (const part of parts)
      await expect(page.getByText(part.title, { exact: true })).toBeVisible();
  }
  await page.goto(pages.consultation);
  await expect(
    page.locator('form').getByRole('link', { name: submission.privacy, exact: true }),
  ).toHaveCount(privacy.parts.length > 0 ? 1 : 0);
});

if (questions.parts.length > 0)
  test('questions open their answers, and machines read both', async ({ page }) => {
    await page.goto(questions.address);
    for (const { title, text } of questions.parts) {
      await expect(page.getByText(text)).toBeHidden();
      await page.getByText(title, { exact: true }).click();
      await expect(page.getByText(text)).toBeVisible();
    }
    const described = page.locator('script[type="application/ld+json"]');
    expect(await described.textContent()).toContain('FAQPage');
  });

test('customers are on the home page as soon as there are some', async ({ page }) => {
  await page.goto(pages.home);
  await expect(page.locator('#customers')).toHaveCount(voices.length > 0 ? 1 : 0);
  for (const { words, name } of voices)
    await expect(page.getByRole('figure').filter({ hasText: words })).toContainText(name);
  for (const { name } of logos)
    await expect(
      page
        .getByRole('list', { name: customers.logos, exact: true })
        .getByRole('img', { name, exact: true }),
    ).toBeAttached();
});

test('people are on the about page as soon as there are some', async ({ page }) => {
  const places: string[] = [];
  for (const path of Object.values(pages)) {
    await page.goto(path);
    const title = page.getByRole('heading', { name: peopleWords.title, exact: true });
    if ((await title.count()) === 0) continue;
    places.push(path);
    for (const { name, sentence } of people)
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(sentence);
  }
  // Without that page there is no place for them.
  expect(places).toHaveLength(people.length > 0 && 'about' in pages ? 1 : 0);
});
