import { GET as busy } from '#app/api/busy/route.ts';
import { POST } from '#app/api/consultation/route.ts';
import { callHours } from '#domain/call-hours.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { readDiary } from '#server/calendar/diary.ts';
import { refreshCalendars } from '#server/calendar/refresh-calendars.ts';
import { environment } from '#server/environment.ts';
import { SOCKET_ADDRESS } from '#server/intake/client-networks.ts';
import { ourOutbox } from '#server/open-outbox.ts';
import { storeHealth } from '#server/store-health.ts';
import { startCalendarFeed } from '../../../scripts/prove/real/calendar-feed.ts';
import { aFormPost, aPost, formFields } from '../../kit/builders/consultation-post.ts';
import { aRequestBody } from '../../kit/builders/consultation-request.ts';
import { captureLog } from '../../kit/setup/captured-log.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { todayIs } from '../../kit/setup/today-is.ts';

const folder = aFolder();
const friday = Date.parse('2026-11-20T12:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
let calendar: Awaited<ReturnType<typeof startCalendarFeed>>;

beforeAll(async () => {
  // The store keeps the clock that it was opened with.
  todayIs(new Date(friday));
  calendar = await startCalendarFeed();
  Object.assign(callHours, { timeZone: 'America/New_York', bufferMinutes: 15 });
  process.env['DATA_DIR'] = folder;
  process.env['CALENDAR_URL'] = calendar.url;
  captureLog();
});
afterAll(async () => {
  await calendar.close();
  await ourOutbox().close();
});

const busyFrom = (time: string) =>
  calendar.events.set('the only one', [Date.parse(time), Date.parse(time) + 60 * MINUTE_MS]);

let visitors = 0;
/** Resolves to whether the requested call needs agreement. */
async function needsAgreement(callDate: string, callTime: string) {
  visitors += 1;
  const person = { email: `${visitors}@example.com`, phone: `${visitors}` };
  const post = aPost(aRequestBody({ ...person, contactMethod: 'phone', callDate, callTime }), {
    'x-visitor-time-zone': 'Europe/Berlin',
    [SOCKET_ADDRESS]: `198.51.100.${visitors}`,
    'idempotency-key': `0b0c6a5e-7d5c-4c1e-9f0a-2d6f3f0f8a${10 + visitors}`,
  });
  const answer = await POST(post);
  expect(answer.status).toBe(200);
  return (await answer.json()).needsAgreement;
}
const busyTimes = async () => (await busy()).json();
const refresh = () => refreshCalendars(ourOutbox(), environment().calendars);

test('requests and calendars take times, and a missing calendar refuses nobody', async () => {
  jest.setSystemTime(friday);
  busyFrom('2026-11-23T16:00Z');
  await refresh();
  const byCalendar = ['2026-11-23T15:45:00.000Z', '2026-11-23T17:15:00.000Z'];
  expect(await busyTimes()).toEqual([byCalendar]);

  // 10:30 in New York. The second is within the buffer of 15 minutes.
  expect(await needsAgreement('2026-11-23', '16:30')).toBe(false);
  expect(await needsAgreement('2026-11-23', '16:30')).toBe(true);
  expect(await needsAgreement('2026-11-23', '16:45')).toBe(true);
  expect(await needsAgreement('2026-11-23', '17:15')).toBe(true);
  // Three in the morning is outside of the hours, so the call needs agreement.
  expect(await needsAgreement('2026-11-24', '03:00')).toBe(true);
  const [first] = await bookingsIn(ourOutbox()).coming();
  expect(first?.callAt).toBe(Date.parse('2026-11-23T15:30Z'));
  expect((await readDiary(ourOutbox())).calls).toHaveLength(4);

  jest.setSystemTime(friday + 11 * MINUTE_MS);
  busyFrom('2026-11-24T16:00Z');
  await refresh();
  const moved = await busyTimes();
  expect(moved).not.toContainEqual(byCalendar);
  expect(moved).toContainEqual(['2026-11-24T15:45:00.000Z', '2026-11-24T17:15:00.000Z']);

  calendar.goAway();
  // The site was off for two hours.
  jest.setSystemTime(friday + 130 * MINUTE_MS);
  await refresh();
  expect(await needsAgreement('2026-11-25', '16:30')).toBe(false);
  jest.setSystemTime(friday + DAY_MS + 31 * MINUTE_MS);
  await refresh();
  expect(await busyTimes()).not.toContainEqual([
    '2026-11-24T15:45:00.000Z',
    '2026-11-24T17:15:00.000Z',
  ]);
  expect(await needsAgreement('2026-11-26', '16:30')).toBe(true);
  expect(await storeHealth(ourOutbox())).toMatchObject({ calendarsAway: 1 });

  calendar.events.clear();
  calendar.goAway(false);
  jest.setSystemTime(friday + DAY_MS + 42 * MINUTE_MS);
  await refresh();
  expect(await needsAgreement('2026-11-27', '16:30')).toBe(false);
  expect(await storeHealth(ourOutbox())).toMatchObject({ calendarsAway: 0 });
});

test('every offered call within notice and planned days is agreed', async () => {
  jest.setSystemTime(Date.parse('2026-11-23T18:50Z'));
  calendar.events.clear();
  busyFrom('2027-01-08T15:00Z');
  Object.assign(callHours, { noticeMinutes: 60, daysAhead: 60 });
  await refresh();
  // 14:00 in New York, in ten minutes; then 15:00.
  expect(await needsAgreement('2026-11-23', '20:00')).toBe(true);
  expect(await needsAgreement('2026-11-23', '21:00')).toBe(false);
  expect(await busyTimes()).toContainEqual([
    '2027-01-08T15:00:00.000Z',
    '2027-01-08T16:15:00.000Z',
  ]);
  expect(await needsAgreement('2027-01-08', '16:00')).toBe(true);
  expect(await needsAgreement('2027-01-07', '16:00')).toBe(false);
  expect(await needsAgreement('2027-01-25', '16:00')).toBe(true);
  Object.assign(callHours, { noticeMinutes: 0, daysAhead: 30 });
});

test('a calendar event across a call frees nothing when it goes', async () => {
  const begins = Date.parse('2026-11-26T15:00Z');
  const isReserved = async () => {
    const calls = await bookingsIn(ourOutbox()).coming();
    return calls.find(({ callAt }) => callAt === begins)?.isReserved;
  };
  jest.setSystemTime(Date.parse('2026-11-23T19:10Z'));
  calendar.events.clear();
  await refresh();
  expect(await needsAgreement('2026-11-26', '16:00')).toBe(false);
  calendar.events.set('all morning', [begins - 60 * MINUTE_MS, begins + 60 * MINUTE_MS]);
  jest.setSystemTime(Date.parse('2026-11-23T19:21Z'));
  await refresh();
  expect(await isReserved()).toBe(true);
  calendar.events.set('the call', [begins, begins + 30 * MINUTE_MS]);
  jest.setSystemTime(Date.parse('2026-11-23T19:32Z'));
  await refresh();
  expect(await isReserved()).toBe(false);
});

test("a form without JavaScript is read in the agency's time zone", async () => {
  jest.setSystemTime(friday + 4 * DAY_MS);
  const asks = (callTime: string) =>
    POST(aFormPost(formFields({ contactMethod: 'phone', callDate: '2026-12-01', callTime })));
  expect((await asks('03:00')).status).toBe(303);
  expect((await asks('10:00')).status).toBe(303);
  const calls: (readonly [string, boolean, number | null])[] = [];
  for await (const { body, needsAgreement: isTaken, callAt } of ourOutbox().list())
    calls.push([JSON.parse(body ?? '').callTime, isTaken, callAt]);
  expect(calls).toContainEqual(['03:00', true, null]);
  expect(calls).toContainEqual(['10:00', false, Date.parse('2026-12-01T15:00Z')]);
});
