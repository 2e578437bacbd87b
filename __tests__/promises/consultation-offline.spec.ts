import type { Page } from '@playwright/test';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { expect, requestsOf, test } from '../kit/browser/site.ts';

test('five clicks offline show Thank You and are sent once', async ({ page, context, site }) => {
  const email = 'train@example.com';
  const visit = consultationPage(page);
  await visit.getReady(email);
  await context.setOffline(true);
  await visit.submit.click({ clickCount: 5 });
  await expect(visit.thankYou).toBeVisible();
  await page.close();
  expect(requestsOf(email, site)).toEqual([]);

  const posts: string[] = [];
  context.on('request', (request) => {
    const isToSite = request.url().startsWith(`${site.url}/`);
    if (isToSite && request.method() === 'POST') posts.push(request.url());
  });
  const tabs = [await context.newPage(), await context.newPage()];
  await context.setOffline(false);
  // Both tabs find the copy, because no post has a response before.
  const { promise: isAllowed, resolve: letPost } = Promise.withResolvers<void>();
  await context.route('**/api/consultation', (route) => isAllowed.then(() => route.continue()));
  await Promise.all(tabs.map((tab) => tab.goto('/')));
  const copies = () => Promise.all(tabs.map(copiesIn));
  expect(await copies()).toEqual([1, 1]);
  letPost();
  await expect.poll(copies).toEqual([0, 0]);
  // Without a copy no later post can begin.
  expect(posts).toHaveLength(1);
  expect(requestsOf(email, site)).toHaveLength(1);
});

const copiesIn = (tab: Page) => tab.evaluate(() => localStorage.length);
