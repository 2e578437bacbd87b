import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { TZDate } from '@date-fns/tz';
import { test as base, expect, type Page } from '@playwright/test';
import { addDays } from 'date-fns/addDays';
import { isWeekend } from 'date-fns/isWeekend';
import { lightFormat } from 'date-fns/lightFormat';
import { filled } from '#content/filled.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { SERVED } from '../../../scripts/build/builds.ts';
import { startCalendarFeed } from '../../../scripts/prove/real/calendar-feed.ts';
import { startSite } from '../../../scripts/prove/real/running-site.ts';
import { startWebhookReceiver } from '../../../scripts/prove/real/webhook-receiver.ts';
import { brokenWords } from '../../kit/browser/broken-words.ts';
import { consultationPage } from '../../kit/browser/consultation-page.ts';
import { holdBack } from '../../kit/browser/hold-back.ts';
import { stopClock } from '../../kit/browser/stop-clock.ts';
import { dayNamed } from '../../kit/builders/day-named.ts';
import { callBooking, callPage, locale, plainCall, sentRequest } from '../../kit/words.ts';
import { ownersCopy } from './built-copies.ts';
import { FIRST_CALL, ZONE } from './owners-copy.ts';

const VISITORS_ZONE = 'Europe/Berlin';

type Agency = {
  url: string;
  /** Requests of this visitor that reached the workflow. */
  told(email: string): Promise<{ callAt: unknown; isTaken: boolean }>;
  /** Changes of this visitor's call that reached the workflow. */
  changes(email: string): unknown[];
};

/** The first call of each day. The agency's calendar says that all of them are taken. */
const firstCalls = new Map(
  Array.from({ length: 15 }, (_, days) => {
    const [hour, minute] = FIRST_CALL.split(':').map(Number);
    const at = addDays(TZDate.tz(ZONE), days).setHours(hour ?? 0, minute, 0, 0);
    const read = new TZDate(at, VISITORS_ZONE);
    const callDate = lightFormat(read, 'yyyy-MM-dd');
    return [callDate, { at: new Date(at), callDate, callTime: lightFormat(read, 'HH:mm') }];
  }),
);

const test = base.extend<object, { agencyWith: (isAway: boolean) => Promise<Agency> }>({
  agencyWith: [
    async ({ browser: _ }, use) => {
      await using afterwards = new AsyncDisposableStack();
      await use(async (isAway) => {
        const feed = await startCalendarFeed();
        feed.goAway(isAway);
        for (const { at, callDate } of firstCalls.values())
          feed.events.set(callDate, [at.getTime(), at.getTime() + 1_000]);
        const receiver = await startWebhookReceiver();
        const site = await startSite(
          { CALENDAR_URL: feed.url, ...receiver.environment },
          { folder: join(ownersCopy().folder, SERVED) },
        );
        afterwards.defer(() => Promise.all([site.remove(), feed.close(), receiver.close()]).then());
        const busy = async () => (await fetch(`${site.url}/api/busy`)).json();
        if (!isAway) await expect.poll(busy).not.toEqual([]);
        return {
          url: site.url,
          async told(email) {
            const own = () => receiver.calls.find(({ body }) => body.includes(email));
            await expect.poll(own).toBeDefined();
            const { headers = {} } = own() ?? {};
            return {
              callAt: headers['x-call-at'],
              isTaken: headers['x-call-needs-agreement'] === 'yes',
            };
          },
          changes: (email) =>
            receiver.calls
              .filter(({ body, headers }) => body.includes(email) && headers['x-changes'])
              .map(({ headers }) => headers['x-call-status']),
        };
      });
    },
    { scope: 'worker' },
  ],
});
test.use({ timezoneId: VISITORS_ZONE });

async function openTimes(page: Page, { url }: Agency, email: string) {
  const visit = consultationPage(page);
  await page.goto(`${url}/consultation`);
  await visit.isAlive();
  await visit.introduce(email);
  await visit.prefer('phone');
  await visit.chooseFirstDay();
  const first = firstCalls.get(await visit.callDate.inputValue());
  const times = page.locator('input[name="callTime"]');
  await expect(times.first()).toHaveValue(first?.callTime ?? '');
  return { visit, first, times };
}

const confirmed = (page: Page) => page.getByText(sentRequest.toBeConfirmed);

test("a time of the agency's calendar cannot be had, and a free one is the visitor's", async ({
  page,
  agencyWith,
}) => {
  const site = await agencyWith(false);
  const { visit, first, times } = await openTimes(page, site, 'free@example.com');
  await expect(times.first()).toBeDisabled();
  await expect(page.getByText(callBooking.grayedOut)).toBeVisible();
  await times.and(page.locator(':enabled')).first().check();
  await visit.takeTime();
  await visit.send();

  const { callAt, isTaken } = await site.told('free@example.com');
  expect(isTaken).toBe(false);
  const moment = String(callAt);
  expect(Date.parse(moment)).toBeGreaterThan(Number(first?.at));
  await expect(confirmed(page)).toHaveCount(0);
  const entry = await page
    .getByRole('link', { name: sentRequest.addToCalendar, exact: true })
    .getAttribute('href');
  const unfolded = decodeURIComponent(entry ?? '').replaceAll('\r\n ', '');
  expect(unfolded).toContain(`DTSTART:${moment.replace(/[-:]|\.\d+/g, '')}`);
});

test('offline every time is offered, and one that was taken is confirmed or moved', async ({
  page,
  context,
  agencyWith,
}) => {
  const site = await agencyWith(false);
  const { visit, first, times } = await openTimes(page, site, 'tunnel@example.com');
  await expect(times.first()).toBeDisabled();
  await context.setOffline(true);
  // The tab becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await times.first().check();
  await visit.takeTime();
  await visit.send();
  await expect(confirmed(page)).toBeVisible();
  await context.setOffline(false);
  const callAt = first?.at.toISOString();
  expect(await site.told('tunnel@example.com')).toEqual({ callAt, isTaken: true });
});

test('while the calendar is away every time is offered, and will be confirmed', async ({
  page,
  agencyWith,
}) => {
  const site = await agencyWith(true);
  const { visit, first, times } = await openTimes(page, site, 'away@example.com');
  await times.first().check();
  await visit.takeTime();
  await visit.send();
  await expect(confirmed(page)).toBeVisible();
  const callAt = first?.at.toISOString();
  expect(await site.told('away@example.com')).toEqual({ callAt, isTaken: true });
});

test('Submit stays where it is while the calendar comes, and what is taken turns it to the next month', async ({
  browser,
  agencyWith,
}) => {
  const { url } = await agencyWith(true);
  for (const width of [390, 1280])
    for (const timezoneId of [ZONE, VISITORS_ZONE, 'Pacific/Auckland']) {
      const context = await browser.newContext({ viewport: { width, height: 844 }, timezoneId });
      const page = await context.newPage();
      await stopClock(page, new Date('2026-11-30T15:00:00Z'));
      const json = [['2026-11-30T00:00:00Z', '2026-12-01T12:00:00Z']];
      await page.route('**/api/busy', (route) => route.fulfill({ json }));
      const visit = consultationPage(page);
      await page.goto(`${url}/consultation`);
      await visit.isAlive();
      const letCome = await holdBack(page, '**/_next/static/**');
      await visit.prefer('phone');
      await expect(page.getByText(callBooking.loading)).toBeVisible();
      const before = await visit.submit.boundingBox();
      letCome();
      await expect(visit.calendar).toBeVisible();
      await expect(visit.day(dayNamed('2026-11-30'))).toHaveAttribute('aria-disabled', 'true');
      expect(await visit.submit.boundingBox(), `${timezoneId}, ${width} px`).toEqual(before);
      await context.close();
    }
});

test("without JavaScript the times are the agency's, and say so", async ({
  browser,
  agencyWith,
}) => {
  const { url } = await agencyWith(true);
  const page = await browser.newPage({ javaScriptEnabled: false, timezoneId: VISITORS_ZONE });
  await page.goto(`${url}/consultation`);
  const words = filled(plainCall.timesAreOurs, { zone: zoneInWords(ZONE, locale) });
  // Text queries skip noscript.
  await expect.poll(() => page.locator('noscript p').allInnerTexts()).toContain(words);
  await page.close();
});

async function bookWithScript(page: Page, site: Agency, email: string) {
  const { visit, times } = await openTimes(page, site, email);
  await times.and(page.locator(':enabled')).first().check();
  await visit.takeTime();
  await visit.send();
}

async function bookByThePlainForm(page: Page, { url }: Agency, email: string) {
  const inAWeek = addDays(new Date(), 7);
  const day = isWeekend(inAWeek) ? addDays(inAWeek, 2) : inAWeek;
  const visit = consultationPage(page);
  await page.goto(`${url}/consultation`);
  await visit.introduce(email);
  await visit.prefer('phone');
  await page.locator('[name="callDate"]').fill(lightFormat(day, 'yyyy-MM-dd'));
  await page.locator('[name="callTime"]').fill('10:00');
  await visit.send();
}

for (const javaScriptEnabled of [true, false])
  test(`a visitor books a call, moves it twice and cancels it by its link ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    agencyWith,
  }) => {
    const site = await agencyWith(false);
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({
      viewport,
      javaScriptEnabled,
      timezoneId: VISITORS_ZONE,
    });
    const call = await context.newPage();
    async function look() {
      const html = call.locator('html');
      expect(await html.evaluate((all) => all.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      if (!javaScriptEnabled) return;
      expect((await new AxeBuilder({ page: call }).analyze()).violations).toEqual([]);
      expect(await brokenWords(call)).toEqual([]);
    }
    const email = `moves-${javaScriptEnabled}@example.com`;
    if (javaScriptEnabled) await bookWithScript(call, site, email);
    else await bookByThePlainForm(call, site, email);
    await look();
    await site.told(email);
    const link = call.getByRole('link', { name: sentRequest.changeHere });
    const address = javaScriptEnabled ? await link.getAttribute('href') : call.url();
    await call.goto((address ?? '').replace('?sent', ''));
    await expect(call).toHaveTitle(new RegExp(`^${callPage.title}`));
    for (const week of [1, 2]) {
      await call.locator('details[name="week"] summary').nth(week).click();
      await call.locator('details[open] label').first().click();
      await look();
      await call.getByRole('button', { name: callPage.move }).click();
      await expect(call.getByText(callPage.moved)).toBeVisible();
    }
    await call.getByText(callPage.cancel, { exact: true }).click();
    await call.getByRole('button', { name: callPage.yesCancel }).click();
    await expect(call.getByRole('heading', { name: callPage.cancelled.title })).toBeVisible();
    await look();
    await expect.poll(() => site.changes(email)).toEqual(['moved', 'moved', 'cancelled']);
    await context.close();
  });
