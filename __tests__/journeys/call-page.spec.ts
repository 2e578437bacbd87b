import { hash } from 'node:crypto';
import { DAY_MS } from '#domain/durations.ts';
import { requestsIn } from '#server/requests/requests.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { axeViolations, expect, test } from '../kit/browser/site.ts';
import { aCall, aCallBody } from '../kit/builders/requests.ts';
import { callPage } from '../kit/words.ts';

test('a visitor prints the page of a call, keeps the call, and cancels it', async ({
  page,
  site,
}) => {
  const key = crypto.randomUUID().replaceAll('-', '');
  const store = sqliteEngine(site.dataDirectory);
  const requests = requestsIn(store);
  const row = { callHash: hash('sha256', key), body: JSON.stringify(aCallBody()) };
  await requests.add(aCall(key, Date.now() + 3 * DAY_MS, row));
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));

  await page.goto(`/call/${key}`);
  const suitsEverybody = async () => {
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `at ${page.url()}`).toBeLessThanOrEqual(0);
  };
  await suitsEverybody();
  const mark = page.getByRole('main').locator('svg').first();
  await page.emulateMedia({ media: 'print' });
  await expect(mark).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const cancel = page.getByRole('link', { name: callPage.cancel, exact: true });
  const yesCancel = page.getByRole('button', { name: callPage.yesCancel });
  await cancel.click();
  await expect(yesCancel).toBeVisible();
  await suitsEverybody();
  await page.getByRole('link', { name: callPage.keep, exact: true }).click();
  await cancel.click();
  const other = await page.context().newPage();
  await other.goto(`/call/${key}`);
  await yesCancel.click();
  await expect(page.getByRole('heading', { name: callPage.cancelled.title })).toBeVisible();
  await suitsEverybody();
  expect(await requests.lastOf(row.callHash)).toMatchObject({ isCancelled: true });

  // As a browser does that restores a page.
  await other.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(other.getByRole('heading', { name: callPage.cancelled.title })).toBeVisible();
  expect(complaints).toEqual([]);
  await store.close();
});
