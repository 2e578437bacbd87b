import { GET as busy } from '#app/api/busy/route.ts';
import { POST } from '#app/api/consultation/route.ts';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { changeCall, findCall } from '#server/calls/change-call.ts';
import { refreshCalendars } from '#server/calls/refresh-calendars.ts';
import { environment } from '#server/configuration/environment.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { readStoreHealth } from '#server/running/health.ts';
import { aCallPost } from '../../kit/builders/requests.ts';
import { startCalendarFeed } from '../../kit/real/calendar-feed.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { todayIs } from '../../kit/setup/today-is.ts';

const friday = Date.parse('2026-11-20T12:00Z');
let calendar: Awaited<ReturnType<typeof startCalendarFeed>>;

beforeAll(async () => {
  // The store keeps the clock that it was opened with.
  todayIs(new Date(friday));
  calendar = await startCalendarFeed();
  Object.assign(callHours, { timeZone: 'America/New_York', bufferMinutes: 15 });
  // The owner has written the address twice, in two spellings.
  const addresses = `${calendar.url},${calendar.url.replace('http', 'HTTP')}`;
  Object.assign(process.env, { DATA_DIR: aFolder(), CALENDAR_URL: addresses });
});
afterAll(async () => {
  await calendar.close();
  await ourRequests().close();
});

async function refreshAt(time: number, events: Record<string, readonly [string, string]> = {}) {
  jest.setSystemTime(time);
  calendar.events.clear();
  for (const [name, [starts, ends]] of Object.entries(events))
    calendar.events.set(name, [Date.parse(starts), Date.parse(ends)]);
  await refreshCalendars(ourRequests().engine, environment().calendars);
}

async function needsAgreement(callDate: string, callTime: string) {
  const response = await POST(aCallPost(callDate, callTime).post);
  expect(response.status).toBe(200);
  return !(await response.json()).isAgreed;
}
const busyTimes = async () => (await busy()).json();

test('taken times are not offered, and a missing calendar refuses nobody', async () => {
  await refreshAt(friday, { event: ['2026-11-23T16:00Z', '2026-11-23T17:00Z'] });
  const byCalendar = ['2026-11-23T15:45:00.000Z', '2026-11-23T17:15:00.000Z'];
  expect(await busyTimes()).toEqual([byCalendar]);

  expect(await needsAgreement('2026-11-23', '16:30')).toBe(false);
  expect(await needsAgreement('2026-11-23', '16:45')).toBe(true);
  expect(await needsAgreement('2026-11-23', '17:15')).toBe(true);
  expect(await needsAgreement('2026-11-24', '03:00')).toBe(true);

  await refreshAt(friday + 11 * MINUTE_MS, {
    call: ['2026-11-23T15:30Z', '2026-11-23T16:00Z'],
    event: ['2026-11-24T16:00Z', '2026-11-24T17:00Z'],
  });
  expect(await needsAgreement('2026-11-23', '16:30')).toBe(true);
  const moved = ['2026-11-24T15:45:00.000Z', '2026-11-24T17:15:00.000Z'];
  expect(await busyTimes()).not.toContainEqual(byCalendar);
  expect(await busyTimes()).toContainEqual(moved);

  calendar.isAway = true;
  await refreshAt(friday + 130 * MINUTE_MS);
  expect(await needsAgreement('2026-11-25', '16:30')).toBe(false);
  await refreshAt(friday + DAY_MS + 31 * MINUTE_MS);
  expect(await readStoreHealth(ourRequests())).toMatchObject({ unreadableCalendars: 1 });
  expect(await busyTimes()).not.toContainEqual(moved);
  expect(await needsAgreement('2026-11-26', '16:30')).toBe(true);

  calendar.isAway = false;
  await refreshAt(friday + DAY_MS + 42 * MINUTE_MS);
  expect(await needsAgreement('2026-11-27', '16:30')).toBe(false);
  expect(await needsAgreement('2026-11-23', '16:30')).toBe(false);
});

test('a call needs no agreement within the notice and the days ahead', async () => {
  Object.assign(callHours, { noticeMinutes: 60, daysAhead: 60 });
  const event = ['2027-01-08T15:00Z', '2027-01-08T16:00Z'] as const;
  await refreshAt(Date.parse('2026-11-23T18:50Z'), { event });
  expect(await needsAgreement('2026-11-23', '20:00')).toBe(true);
  expect(await needsAgreement('2027-01-25', '16:00')).toBe(true);
  expect(await needsAgreement('2026-11-23', '21:00')).toBe(false);
  expect(await needsAgreement('2027-01-08', '16:00')).toBe(true);
  expect(await needsAgreement('2027-01-07', '16:00')).toBe(false);
});

test('the page of a call offers what only its own event occupies', async () => {
  const { key, post } = aCallPost('2026-12-01', '16:30');
  const [before, after] = ['2026-12-01T15:30Z', '2026-12-01T15:45Z'] as const;
  const [moved, movedTo] = ['2026-12-01T19:00Z', '2026-12-01T19:15Z'] as const;
  let now = Date.parse('2026-11-24T12:00Z');
  const offered = async (events: Record<string, readonly [string, string]>) => {
    now += 11 * MINUTE_MS;
    await refreshAt(now, events);
    const call = await findCall(key);
    return [after, moved].map((time) => call?.offered.some(({ at }) => +at === Date.parse(time)));
  };
  await refreshAt(now);
  expect(await (await POST(post)).json()).toMatchObject({ isAgreed: true });
  expect(await offered({ call: [before, after] })).toEqual([true, true]);
  expect(await offered({ call: [moved, movedTo] })).toEqual([true, true]);
  const other = [moved, movedTo] as const;
  expect(await offered({ call: [moved, movedTo], other })).toEqual([true, false]);
  expect(await offered({ call: [moved, '2026-12-01T20:00Z'] })).toEqual([true, false]);
  expect(await offered({ other })).toEqual([true, false]);
  callHours.callMinutes = 5;
  expect(await offered({ call: [before, after] })).toEqual([true, true]);
});

test('a call that moves while a calendar is unreadable needs agreement', async () => {
  const start = Date.parse('2026-12-07T12:00Z');
  await refreshAt(start);
  const { key, post } = aCallPost('2026-12-09', '16:30');
  expect(await (await POST(post)).json()).toMatchObject({ isAgreed: true });
  calendar.isAway = true;
  await refreshAt(start + DAY_MS + 11 * MINUTE_MS);
  calendar.isAway = false;
  const call = await findCall(key);
  const [time] = call?.offered ?? [];
  if (!call || !time) throw new Error('No time is offered');
  expect(await changeCall(call, time, null)).toBe(true);
  expect(await ourRequests().lastOf(`${call.request.callHash}`)).toMatchObject({
    callAt: +time.at,
    needsAgreement: true,
  });
});
