import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { formFields, submission, thankYou } from '#content/de/consultation-page.ts';
import { frameWords } from '#content/de/frame-words.ts';
import { notFoundPage } from '#content/de/not-found-page.ts';
import { addresses } from '#content/navigation.ts';
import { SERVED } from '../../../scripts/build/builds.ts';
import { startSite } from '../../../scripts/prove/real/running-site.ts';
import { startWebhookReceiver } from '../../../scripts/prove/real/webhook-receiver.ts';
import { axeViolations } from '../../kit/browser/axe-violations.ts';
import { brokenWords } from '../../kit/browser/broken-words.ts';
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

const pathOf = (url: string) => new URL(url).pathname;

test('each page names its language and its counterparts, and every language has its own 404 page', async ({
  page,
}) => {
  for (const path of Object.values(addresses).map((each) => each.replace(/\/$/, ''))) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/de${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    const links = page.locator('link[rel=alternate]');
    const counterparts = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
    expect(counterparts.map(([language, href]) => [language, pathOf(href ?? '')])).toEqual([
      ['en', path || '/'],
      ['de', `/de${path}`],
      ['x-default', path || '/'],
    ]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
  }
  expect((await page.request.get('/en/services')).status()).toBe(404);
  expect(pathOf((await page.request.get('/de/')).url())).toBe('/de');
  expect((await page.goto('/de/nowhere'))?.status()).toBe(404);
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/consultation');
  await expect(page.getByLabel(formFields.name)).toHaveValue('Erika');
  await page.getByLabel(formFields.email).fill('erika@example.com');
  await page.getByLabel(formFields.phone).fill('+49 30 1');
  await page.getByLabel(formFields.service).selectOption('website');
  await page.getByLabel(formFields.description).fill('Wir bauen Motoren.');
  await page.locator('[name=contactMethod][value=email]').press('Space');
  await page.getByRole('button', { name: submission.submit }).click();
  await expect(page.getByRole('heading', { name: thankYou.title })).toBeVisible();
  await expect.poll(() => receiver.calls.at(-1)?.headers['x-language']).toBe('de');
});

test.describe('in a browser that prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('a page in English offers itself in German, and the German page offers nothing', async ({
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
    await expect(page).toHaveURL('/de/services');
    await expect(page.locator('[data-also-in]')).toBeHidden();
  });
});
