import type { Page } from '@playwright/test';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { postsOf, requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';

test('a request made offline shows Thank You and arrives once', async ({ page, context, site }) => {
  const visit = await fillInAndLoseTheNetwork(page, 'train@example.com');
  await visit.send();
  await page.close();
  expect(requestsOf('train@example.com', site)).toEqual([]);

  await context.setOffline(false);
  const nextDay = await context.newPage();
  await nextDay.goto('/');
  await expect.poll(() => requestsOf('train@example.com', site)).toHaveLength(1);
  await nothingIsKept(nextDay);

  await nextDay.reload();
  await expect.poll(() => postsOf('train@example.com', site)).toBe(1);
});

test('five clicks and three tabs send one request', async ({ page, context, site }) => {
  const visit = await fillInAndLoseTheNetwork(page, 'tabs@example.com');
  await visit.submit.click({ clickCount: 5 });
  await expect(visit.thankYou).toBeVisible();
  const others = await Promise.all([context.newPage(), context.newPage()]);
  await context.setOffline(false);
  await Promise.all(others.map((tab) => tab.goto('/')));
  await nothingIsKept(page);

  // Not before: a reload ends the post of its tab without an answer, and then another tab rightly sends it again.
  await Promise.all(others.map((tab) => tab.reload()));
  await nothingIsKept(page);
  expect(requestsOf('tabs@example.com', site)).toHaveLength(1);
  expect(postsOf('tabs@example.com', site)).toBe(1);
});

const nothingIsKept = (tab: Page) =>
  expect.poll(() => tab.evaluate(() => localStorage.length)).toBe(0);

async function fillInAndLoseTheNetwork(page: Page, email: string) {
  const visit = consultationPage(page);
  await visit.getReady(email);
  await page.context().setOffline(true);
  return visit;
}
