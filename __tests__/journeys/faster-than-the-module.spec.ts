import type { Route } from '@playwright/test';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { holdBack } from '../kit/browser/hold-back.ts';
import { requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';

test('a form submitted before and after its module loads sends one request', async ({
  page,
  site,
}) => {
  const email = 'twice@example.com';
  const visit = consultationPage(page);
  const letModuleCome = await holdBack(page, '**/_next/static/*.js');
  // The first post reaches the server, and the browser gives up the answer.
  const giveUp = async (route: Route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort('aborted');
  };
  await page.route('**/api/consultation', giveUp, { times: 1 });
  await page.goto('/consultation', { waitUntil: 'commit' });
  await visit.introduce(email);
  await visit.method('email').press('Space');
  await visit.submit.click({ noWaitAfter: true });
  await expect.poll(() => requestsOf(email, site)).toHaveLength(1);

  letModuleCome();
  await visit.isAlive();
  // Thank You also appears when no answer comes for eight seconds.
  const answered = page.waitForResponse('**/api/consultation');
  await visit.send();
  await answered;
  expect(requestsOf(email, site)).toHaveLength(1);
});
