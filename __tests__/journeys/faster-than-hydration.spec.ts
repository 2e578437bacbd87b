import type { Page, Route } from '@playwright/test';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { holdBack } from '../kit/browser/hold-back.ts';
import { requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';
import { submission, thankYou } from '../kit/words.ts';

const FRAMEWORK = '**/_next/static/chunks/*';

async function fillIn(page: Page, email = 'ada@example.com') {
  const visit = consultationPage(page);
  await visit.introduce(email);
  await visit.method('email').press('Space');
}

test('a visitor sends the form before the framework loads', async ({ page }) => {
  await holdBack(page, FRAMEWORK);
  await page.goto('/consultation', { waitUntil: 'commit' });
  await fillIn(page);
  await page.getByRole('button', { name: submission.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/consultation\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(thankYou.title);
});

test('Submit pressed before the script comes and again after it sends one request', async ({
  page,
  site,
}) => {
  const email = 'twice@example.com';
  const visit = consultationPage(page);
  const letScriptCome = await holdBack(page, FRAMEWORK);
  // The first post reaches the server, and the browser gives up the answer.
  const giveUp = async (route: Route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort('aborted');
  };
  await page.route('**/api/consultation', giveUp, { times: 1 });
  await page.goto('/consultation', { waitUntil: 'commit' });
  await fillIn(page, email);
  await visit.submit.click({ noWaitAfter: true });
  await expect.poll(() => requestsOf(email, site)).toHaveLength(1);

  letScriptCome();
  await visit.isAlive();
  const again = page.waitForRequest('**/api/consultation');
  await visit.send();
  await again;
  expect(requestsOf(email, site)).toHaveLength(1);
});
