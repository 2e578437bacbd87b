import { callHours } from '#domain/call-hours.ts';
import { promisedReply } from '#domain/promised-reply.ts';

beforeEach(() => {
  Object.assign(callHours, {
    timeZone: 'Europe/Berlin',
    hours: {
      Monday: ['13:00-17:00', '9:30-12:00'],
      Tuesday: ['10:00-17:00'],
      Wednesday: ['10:00-17:00'],
      Thursday: ['22:00-24:00'],
    },
    closed: ['2026-12-01', '2026-12-24 to 2027-01-01'],
  });
});

const found = (sentAt: string, hours: number, visitorZone = 'America/New_York') =>
  promisedReply(Date.parse(sentAt), hours, visitorZone)?.dueAt.toISOString().slice(0, 16);

// Monday, 23 November 2026. Berlin is an hour ahead of UTC.
test.each([
  ['while the agency is open', '2026-11-23T09:00Z', 2, '2026-11-23T11:00'],
  ['over the pause at noon', '2026-11-23T10:30Z', 2, '2026-11-23T13:30'],
  ['at an odd minute over the pause', '2026-11-23T10:31Z', 2, '2026-11-23T13:35'],
  ['at an odd minute while open', '2026-11-23T08:31Z', 2, '2026-11-23T10:31'],
  ['before opening', '2026-11-23T03:00Z', 2, '2026-11-23T10:30'],
  ['over the night', '2026-11-23T15:00Z', 2, '2026-11-24T10:00'],
  ['over several days', '2026-11-23T08:30Z', 24, '2026-11-30T10:00'],
  ['over a closed day', '2026-11-30T15:30Z', 1, '2026-12-02T09:30'],
  ['over holidays', '2026-12-23T15:30Z', 1, '2027-01-04T09:00'],
  ['until midnight', '2026-11-26T22:00Z', 1, '2026-11-26T23:00'],
  ['from summer to winter', '2026-10-24T12:00Z', 1, '2026-10-26T09:30'],
])('a reply that is promised %s is counted in the hours of the agency', (_, sentAt, hours, at) => {
  expect(found(sentAt, hours)).toBe(at);
});

test.each([
  ['the agency is open', '2026-11-23T13:00Z', '2026-11-23T15:00'],
  ['it is night in New York', '2026-11-23T23:00Z', '2026-11-25T17:00'],
])('hours without a time zone are those of the visitor: %s after %s', (_, sentAt, at) => {
  delete callHours.timeZone;
  callHours.hours = { Monday: ['8:00-11:00'], Wednesday: ['10:00-17:00'] };
  expect(found(sentAt, 2)).toBe(at);
});

test.each([
  ['while the agency is open', '2026-11-23T09:00Z', true],
  ['until it closes', '2026-11-23T14:00Z', true],
  ['before it opens', '2026-11-23T08:29Z', false],
  ['shortly before it closes', '2026-11-23T14:01Z', false],
  ['while it is closed', '2026-11-28T12:00Z', false],
])('a reply "within 2 hours" %s, at %s: %j', (_, sentAt, isWithinHours) => {
  expect(promisedReply(Date.parse(sentAt), 2, 'America/New_York')).toMatchObject({ isWithinHours });
});

test('no moment is named if no day has hours', () => {
  callHours.hours = {};
  expect(found('2026-11-23T13:00Z', 2)).toBeUndefined();
});
