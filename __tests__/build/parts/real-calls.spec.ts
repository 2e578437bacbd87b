import { join } from 'node:path';
import { TZDate } from '@date-fns/tz';
import { test as base, expect, type Page } from '@playwright/test';
import { addDays } from 'date-fns/addDays';
import { isWeekend } from 'date-fns/isWeekend';
import { lightFormat } from 'date-fns/lightFormat';
import { filled } from '#content/filled.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { SERVED } from '../../../scripts/build/builds.ts';
import { axeViolations } from '../../kit/browser/axe-violations.ts';
import { brokenWords } from '../../kit/browser/broken-words.ts';
import { consultationPage } from '../../kit/browser/consultation-page.ts';
import { holdBack } from '../../kit/browser/hold-back.ts';
import { stopClock } from '../../kit/browser/stop-clock.ts';
import { dayNamed } from '../../kit/builders/day-named.ts';
import { startCalendarFeed } from '../../kit/real/calendar-feed.ts';
import { startSite } from '../../kit/real/running-site.ts';
import { startWebhookReceiver } from '../../kit/real/webhook-receiver.ts';
import { callBooking, callPage, locale, plainCall, sentRequest } from '../../kit/words.ts';
import { ownersCopy } from './built-copies.ts';
import { FIRST_CALL, ZONE } from './owners-copy.ts';

const VISITORS_ZONE = 'Europe/Berlin';

/** The first call of each day, on which the agency's calendar has an event. */
const firstCalls = new Map(
  Array.from({ length: 15 }, (_, days) => {
    const [hour, minute] = FIRST_CALL.split(':').map(Number);
    const at = addDays(TZDate.tz(ZONE), days).setHours(hour ?? 0, minute, 0, 0);
    const read = new TZDate(at, VISITORS_ZONE);
    const callTime = lightFormat(read, 'HH:mm');
    return [lightFormat(read, 'yyyy-MM-dd'), { at: new Date(at), callTime }];
  }),
);

type Agency = Awaited<ReturnType<typeof startAgency>>;

const test = base.extend<object, { agency: Agency }>({
  agency: [
    async ({ browser: _ }, use) => {
      const agency = await startAgency();
      await use(agency);
      await agency.close();
    },
    { scope: 'worker' },
  ],
});
test.use({ timezoneId: VISITORS_ZONE });

async function startAgency() {
  const feed = await startCalendarFeed();
  for (const [day, { at }] of firstCalls) feed.events.set(day, [+at, +at + 1_000]);
  const receiver = await startWebhookReceiver();
  const settings = { CALENDAR_URL: feed.url, ...receiver.environment };
  const site = await startSite(settings, { folder: join(ownersCopy().folder, SERVED) });
  const busy = async () => (await fetch(`${site.url}/api/busy`)).json();
  await expect.poll(busy).not.toEqual([]);
  const requestsOf = (email: string) => receiver.calls.filter(({ body }) => body.includes(email));
  return {
    url: site.url,
    async received(email: string) {
      await expect.poll(() => requestsOf(email)).not.toEqual([]);
      return requestsOf(email)[0]?.headers ?? {};
    },
    changesOf: (email: string) =>
      requestsOf(email).flatMap(({ headers }) => headers['x-call-status'] ?? []),
    close: () => Promise.all([site.remove(), feed.close(), receiver.close()]),
  };
}

async function openTimes(page: Page, { url }: Agency, email: string) {
  const visit = consultationPage(page);
  await page.goto(`${url}/consultation`);
  await visit.isAlive();
  await visit.introduce(email);
  await visit.prefer('phone');
  await visit.chooseFirstDay();
  const first = firstCalls.get(await visit.callDate.inputValue());
  const times = page.locator('[data-times] input');
  await expect(times.first()).toHaveValue(first?.callTime ?? '');
  await expect(times.first()).toBeDisabled();
  return { visit, first, times };
}

test('an offline visitor may choose a taken time, which needs agreement', async ({
  page,
  context,
  agency,
}) => {
  const { visit, first, times } = await openTimes(page, agency, 'tunnel@example.com');
  await context.setOffline(true);
  // The tab becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await times.first().check();
  await visit.takeTime();
  await visit.send();
  await expect(page.getByText(sentRequest.toBeConfirmed)).toBeVisible();
  await context.setOffline(false);
  expect(await agency.received('tunnel@example.com')).toMatchObject({
    'x-call-at': first?.at.toISOString(),
    'x-call-needs-agreement': 'yes',
  });
});

test('Submit stays in place while the calendar loads, also in a month without free times', async ({
  browser,
  agency,
}) => {
  for (const width of [390, 1280])
    for (const timezoneId of [ZONE, VISITORS_ZONE, 'Pacific/Auckland']) {
      const page = await browser.newPage({ viewport: { width, height: 844 }, timezoneId });
      await stopClock(page, new Date('2026-11-30T15:00:00Z'));
      const json = [['2026-11-30T00:00:00Z', '2026-12-01T12:00:00Z']];
      await page.route('**/api/busy', (route) => route.fulfill({ json }));
      const visit = consultationPage(page);
      await page.goto(`${agency.url}/consultation`);
      await visit.isAlive();
      const letCome = await holdBack(page, '**/_next/static/**');
      await visit.prefer('phone');
      await expect(page.getByText(callBooking.loading)).toBeVisible();
      const before = await visit.submit.boundingBox();
      letCome();
      await expect(visit.calendar).toBeVisible();
      await expect(visit.day(dayNamed('2026-12-01'))).toBeVisible();
      expect(await visit.submit.boundingBox(), `${timezoneId}, ${width} px`).toEqual(before);
      await page.close();
    }
});

async function bookWithScript(page: Page, agency: Agency, email: string) {
  const { visit, first } = await openTimes(page, agency, email);
  await expect(page.getByText(callBooking.grayedOut)).toBeVisible();
  await visit.freeTimes.first().check();
  await visit.takeTime();
  await visit.send();
  await expect(page.getByText(sentRequest.toBeConfirmed)).toHaveCount(0);

  const headers = await agency.received(email);
  expect(headers).not.toHaveProperty('x-call-needs-agreement');
  const moment = String(headers['x-call-at']);
  expect(Date.parse(moment)).toBeGreaterThan(Number(first?.at));
  const addToCalendar = page.getByRole('link', { name: sentRequest.addToCalendar, exact: true });
  const entry = decodeURIComponent((await addToCalendar.getAttribute('href')) ?? '');
  const start = moment.replace(/[-:]|\.\d+/g, '');
  expect(entry.replaceAll('\r\n ', '')).toContain(`DTSTART:${start}`);
}

async function bookByThePlainForm(page: Page, { url }: Agency, email: string) {
  const inAWeek = addDays(new Date(), 7);
  const day = isWeekend(inAWeek) ? addDays(inAWeek, 2) : inAWeek;
  const visit = consultationPage(page);
  await page.goto(`${url}/consultation`);
  const words = filled(plainCall.timesAreOurs, { zone: zoneInWords(ZONE, locale) });
  await expect(page.getByText(words)).toBeVisible();
  await visit.introduce(email);
  await visit.prefer('phone');
  await page.locator('[name="callDate"]').fill(lightFormat(day, 'yyyy-MM-dd'));
  await page.locator('[name="callTime"]').fill('10:00');
  await visit.send();
}

for (const javaScriptEnabled of [true, false])
  test(`a visitor books a free time, moves it twice and cancels it by its link ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    agency,
  }) => {
    const viewport = { width: 390, height: 844 };
    const options = { viewport, javaScriptEnabled, timezoneId: VISITORS_ZONE };
    const context = await browser.newContext(options);
    const call = await context.newPage();
    async function look() {
      const html = call.locator('html');
      expect(await html.evaluate((all) => all.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      if (!javaScriptEnabled) return;
      expect(await axeViolations(call)).toEqual([]);
      expect(await brokenWords(call)).toEqual([]);
    }
    const email = `moves-${javaScriptEnabled}@example.com`;
    await (javaScriptEnabled ? bookWithScript : bookByThePlainForm)(call, agency, email);
    await look();
    await agency.received(email);
    const link = call.getByRole('link', { name: sentRequest.changeHere });
    const callLink = javaScriptEnabled ? await link.getAttribute('href') : call.url();
    await call.goto((callLink ?? '').replace('?sent', ''));
    await expect(call).toHaveTitle(new RegExp(`^${callPage.title}`));
    for (const week of [1, 2]) {
      await call.getByRole('link', { name: callPage.nextWeek }).click();
      await call.locator('[data-days] label').nth(week).click();
      const times = call.locator('form[data-times]:visible');
      await expect(times).toHaveCount(1);
      await times.locator('label').first().click();
      await look();
      await call.getByRole('button', { name: callPage.moveIt }).click();
      await expect(call.getByText(callPage.moved)).toBeVisible();
    }
    const [cancel, keep] = [callPage.cancel, callPage.keep].map((name) =>
      call.getByRole('link', { name, exact: true }),
    );
    await cancel?.click();
    await keep?.click();
    await expect(call.getByRole('button', { name: callPage.yesCancel })).toBeHidden();
    await cancel?.click();
    await expect(call.getByRole('link', { name: callPage.move, exact: true })).toBeHidden();
    await call.getByRole('button', { name: callPage.yesCancel }).click();
    await expect(call.getByRole('heading', { name: callPage.cancelled.title })).toBeVisible();
    await look();
    await expect.poll(() => agency.changesOf(email)).toEqual(['moved', 'moved', 'cancelled']);
    await context.close();
  });
