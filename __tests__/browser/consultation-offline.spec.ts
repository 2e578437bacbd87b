import type { Page } from '@playwright/test';
import { consultationPage } from './pages/consultation-page.ts';
import { requestsOf } from './requests-of.ts';
import { expect, test } from './site.ts';

test('a request made offline ends on Thank You and arrives once, after its tab was closed', async ({
  page,
  context,
  site,
}) => {
  const visit = await fillInAndLoseTheNetwork(page, 'train@example.com');
  await visit.send();
  await page.close();
  expect(requestsOf('train@example.com', site)).toEqual([]);

  await context.setOffline(false);
  const nextDay = await context.newPage();
  await nextDay.goto('/');
  await expect.poll(() => requestsOf('train@example.com', site)).toHaveLength(1);
  await expect.poll(() => nextDay.evaluate(() => localStorage.length)).toBe(0);

  await nextDay.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => requestsOf('train@example.com', site)).toHaveLength(1);
});

test('a request made offline is sent as soon as the network is back', async ({
  page,
  context,
  site,
}) => {
  const visit = await fillInAndLoseTheNetwork(page, 'tunnel@example.com');
  await visit.send();
  await context.setOffline(false);
  await expect.poll(() => requestsOf('tunnel@example.com', site)).toHaveLength(1);
});

test('two tabs and many visits send what is kept once', async ({ page, context, site }) => {
  const visit = await fillInAndLoseTheNetwork(page, 'tabs@example.com');
  await visit.send();
  await context.setOffline(false);

  const others = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(others.map((tab) => tab.goto('/about')));
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect.poll(() => requestsOf('tabs@example.com', site)).toHaveLength(1);
});

test('twenty rounds of offline, five clicks, closed tabs and several tabs make twenty requests', async ({
  context,
  site,
}) => {
  test.setTimeout(600_000);
  const rounds = 20;
  for (let round = 1; round <= rounds; round += 1) {
    const tab = await context.newPage();
    const visit = await fillInAndLoseTheNetwork(tab, 'rounds@example.com');
    await visit.submit.click({ clickCount: 5 });
    await expect(visit.thankYou).toBeVisible();
    if (round % 2 === 0) await tab.close();
    await context.setOffline(false);

    const others = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all(others.map((other) => other.goto('/about')));
    await Promise.all(others.map((other) => other.reload()));
    await expect.poll(() => requestsOf('rounds@example.com', site)).toHaveLength(round);
    await Promise.all(context.pages().map((open) => open.close()));
  }
  expect(requestsOf('rounds@example.com', site)).toHaveLength(rounds);
});

test('a server that is down for a while loses nothing', async ({ page, site }) => {
  await page.route('**/api/consultation', (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '1' } }),
  );
  const visit = consultationPage(page);
  await visit.getReady('down@example.com');
  await visit.send();
  await page.unroute('**/api/consultation');
  await expect.poll(() => requestsOf('down@example.com', site)).toHaveLength(1);
});

async function fillInAndLoseTheNetwork(page: Page, email: string) {
  const visit = consultationPage(page);
  await visit.getReady(email);
  await page.context().setOffline(true);
  return visit;
}
