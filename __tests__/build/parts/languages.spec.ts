import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { ownLanguage } from '#content/languages.ts';
import { addresses } from '#content/navigation.ts';
import { SERVED } from '../../../scripts/build/builds.ts';
import { axeViolations } from '../../kit/browser/axe-violations.ts';
import { MARKED, marked } from '../../kit/marked-language.ts';
import { startSite } from '../../kit/real/running-site.ts';
import { startWebhookReceiver } from '../../kit/real/webhook-receiver.ts';
import { words } from '../../kit/words.ts';
import { ownersCopy } from './built-copies.ts';

type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

const test = base.extend<object, { receiver: Receiver; site: string }>({
  receiver: [
    async ({ browser: _ }, use) => {
      const receiver = await startWebhookReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ receiver }, use) => {
      const folder = join(ownersCopy().folder, SERVED);
      const site = await startSite(receiver.environment, { folder });
      await use(site.url);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
});

const { code } = MARKED;
const { formFields, frameWords, notFoundPage, submission, thankYou } = marked(words);

const pathOf = (url: string) => new URL(url).pathname;

test('each page names its language, and every language has its own 404 page', async ({ page }) => {
  for (const path of Object.values(addresses).map((each) => each.replace(/\/$/, ''))) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/${code}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', MARKED.locale);
    expect(await axeViolations(page)).toEqual([]);
  }
  expect((await page.request.get(`/${ownLanguage}/services`)).status()).toBe(404);
  expect(pathOf((await page.request.get(`/${code}/`)).url())).toBe(`/${code}`);
  expect((await page.goto(`/${code}/nowhere`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: notFoundPage.title })).toBeVisible();
});

test('a draft survives a switch of language, and its request arrives with the new language', async ({
  page,
  receiver,
}) => {
  await page.goto('/consultation');
  await page.locator('[name=contactMethod][value=phone]').press('Space');
  // Answers are saved from the moment that the form's script draws the calendar.
  await expect(page.locator('.react-datepicker')).toBeVisible();
  await page.locator('[name=name]').fill('Erika');
  await page.getByRole('contentinfo').getByRole('link', { name: MARKED.name }).click();
  await expect(page).toHaveURL(`/${code}/consultation`);
  await expect(page.getByLabel(formFields.name)).toHaveValue('Erika');
  await page.getByLabel(formFields.email).fill('erika@example.com');
  await page.getByLabel(formFields.phone).fill('+49 30 1');
  await page.getByLabel(formFields.service).selectOption('website');
  await page.getByLabel(formFields.description).fill('Wir bauen Motoren.');
  await page.locator('[name=contactMethod][value=email]').press('Space');
  await page.getByRole('button', { name: submission.submit }).click();
  await expect(page.getByRole('heading', { name: thankYou.title })).toBeVisible();
  await expect.poll(() => receiver.calls.at(-1)?.headers['x-language']).toBe(code);
});

test.describe('in a browser that prefers the second language', () => {
  test.use({ locale: MARKED.locale });

  test('a page offers itself in that language, and its counterpart offers nothing', async ({
    page,
  }) => {
    await page.goto('/services');
    const offer = page.getByRole('link', { name: frameWords.alsoIn });
    await expect(offer).toBeVisible();
    // On phones the menu's button reaches beyond the edge by its padding.
    const ends = [offer, page.getByRole('banner').locator('[data-contact]:visible')];
    const [end, edge] = await Promise.all(
      ends.map((each) => each.evaluate((box) => box.getBoundingClientRect().right)),
    );
    expect(end, 'it ends where the header ends').toBeCloseTo(edge ?? 0, 0);
    await offer.click();
    await expect(page).toHaveURL(`/${code}/services`);
    await expect(page.locator('[data-also-in]')).toBeHidden();
  });
});
