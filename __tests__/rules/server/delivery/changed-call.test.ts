import ICAL from 'ical.js';
import { callHours } from '#domain/call-hours.ts';
import { momentInFull } from '#domain/moment-in-words.ts';
import { mailOf } from '#server/delivery/mail-of-request.ts';
import { aRequestBody } from '../../../kit/builders/consultation-request.ts';
import { todayIs } from '../../../kit/setup/today-is.ts';
import { agency, locale, requestMail } from '../../../kit/words.ts';

const callLink = 'https://agency.example/call/0123456789abcdef0123456789abcdef';
const firstId = '0b0c6a5e-7d5c-4c1e-9f0a-2d6f3f0f8a10';
const moments = [
  '2026-11-24T15:00Z',
  '2026-11-25T16:00Z',
  '2026-11-26T17:00Z',
  '2026-11-26T17:00Z',
];
const statuses = [null, 'moved', 'moved', 'cancelled'] as const;

/** A call that was booked, moved twice and cancelled, as the store has it. */
const versions = statuses.map((callStatus, callSequence) => {
  const callAt = Date.parse(moments[callSequence] ?? '');
  const berlin = new Date(callAt + 3_600_000).toISOString();
  const [callDate, callTime] =
    callStatus === 'cancelled' ? [null, null] : [berlin.slice(0, 10), berlin.slice(11, 16)];
  return {
    id: callSequence === 0 ? firstId : `change-${callSequence}`,
    body: JSON.stringify(aRequestBody({ contactMethod: 'phone', callDate, callTime })),
    changes: callSequence === 0 ? null : firstId,
    timeZone: 'Europe/Berlin',
    callStatus,
    callSequence,
    callAt,
    callLink,
  };
});

let mails: ReturnType<typeof mailOf>[];
beforeAll(() => {
  Object.assign(callHours, { timeZone: 'America/New_York' });
  mails = versions.map((version, hour) => {
    todayIs(new Date(Date.UTC(2026, 10, 20, hour)));
    return mailOf(version);
  });
});

function entryIn(text = '') {
  const file = new ICAL.Component(ICAL.parse(text));
  const [part, ...others] = file.getAllSubcomponents('vevent');
  if (!part || others.length > 0) throw new Error('Not one event');
  const { uid, sequence, startDate, endDate, organizer } = new ICAL.Event(part);
  const said = (name: string) => part.getFirstPropertyValue(name);
  const method = file.getFirstPropertyValue('method');
  const [status, url, stamp] = [said('status'), said('url'), said('dtstamp')];
  return { uid, sequence, startDate, endDate, organizer, method, status, url, stamp, part };
}

test('each version of a call has one UID, one organizer, a higher sequence and times in UTC', () => {
  const entries = mails.map(({ calendarEntry }) => entryIn(calendarEntry));
  expect(entries.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
  expect(entries.map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'PUBLISH', 'CANCEL']);
  expect(entries.map(({ status }) => status)).toEqual([null, null, null, 'CANCELLED']);
  for (const [
    index,
    { uid, organizer, stamp, startDate, endDate, url, part },
  ] of entries.entries()) {
    expect({ uid, organizer, url }).toEqual({
      uid: firstId,
      organizer: `mailto:${agency.email}`,
      url: callLink,
    });
    expect(startDate.toString()).toBe(`${new Date(moments[index] ?? '').toJSON().slice(0, 19)}Z`);
    expect(endDate.subtractDate(startDate).toSeconds()).toBe(callHours.minutesApart * 60);
    expect(String(stamp)).toBe(`2026-11-20T0${index}:00:00Z`);
    // RFC 5546 allows no guest in what is published.
    expect(part.hasProperty('attendee')).toBe(false);
  }
});

test('mail tells a moved call and when a cancelled call was', () => {
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
  for (const { text } of mails) expect(text).toContain(callLink);
  const last = new Date(moments[3] ?? '');
  expect(mails[3]?.text).toContain(momentInFull(last, 'America/New_York', locale));
});

test('mail tells a cancellation whose time is unknown', () => {
  const [mail] = versions.slice(-1).map((version) => mailOf({ ...version, callAt: null }));
  expect(mail?.subject).toBe(requestMail.changed.cancelled());
  expect(mail?.text).toContain(`${requestMail.labels['call']}: ${requestMail.cancelled()}\n`);
  expect(mail?.calendarEntry).toBeUndefined();
});
