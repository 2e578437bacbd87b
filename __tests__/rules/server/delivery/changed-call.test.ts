import ICAL from 'ical.js';
import { callHours } from '#domain/call-hours.ts';
import { momentInFull } from '#domain/moment-in-words.ts';
import { mailOf } from '#server/delivery/mail-of-request.ts';
import { aCallBody } from '../../../kit/builders/consultation-request.ts';
import { agency, locale, requestMail } from '../../../kit/words.ts';

const callLink = 'https://agency.example/call/0123456789abcdef0123456789abcdef';
const FIRST_ID = '0b0c6a5e-7d5c-4c1e-9f0a-2d6f3f0f8a10';

const versions = (
  [
    ['2026-11-24T15:00:00Z', null],
    ['2026-11-25T16:00:00Z', 'moved'],
    ['2026-11-26T17:00:00Z', 'moved'],
    ['2026-11-26T17:00:00Z', 'cancelled'],
  ] as const
).map(([moment, callStatus], callSequence) => ({
  id: callStatus ? `change-${callSequence}` : FIRST_ID,
  body: JSON.stringify(aCallBody(callStatus === 'cancelled' ? { callDate: '', callTime: '' } : {})),
  firstId: callStatus && FIRST_ID,
  timeZone: 'Europe/Berlin',
  callStatus,
  callSequence,
  callAt: Date.parse(moment),
  callLink,
}));

beforeEach(() => Object.assign(callHours, { timeZone: 'America/New_York' }));

test('all versions of a call are one calendar event with a higher sequence each', () => {
  const entries = versions.map((version) => {
    const file = new ICAL.Component(ICAL.parse(mailOf(version).calendarEntry ?? ''));
    const [event, ...others] = file.getAllSubcomponents('vevent');
    // RFC 5546 allows no guest in what is published.
    expect([others, event?.hasProperty('attendee')]).toEqual([[], false]);
    const said = (name: string) => event?.getFirstPropertyValue(name)?.toString();
    const organizer = `mailto:${agency.email}`;
    expect(['uid', 'organizer', 'url'].map(said)).toEqual([FIRST_ID, organizer, callLink]);
    const method = file.getFirstPropertyValue('method');
    return [said('sequence'), method, said('status'), said('dtstart')];
  });
  expect(entries).toEqual([
    ['0', 'PUBLISH', undefined, '2026-11-24T15:00:00Z'],
    ['1', 'PUBLISH', undefined, '2026-11-25T16:00:00Z'],
    ['2', 'PUBLISH', undefined, '2026-11-26T17:00:00Z'],
    ['3', 'CANCEL', 'CANCELLED', '2026-11-26T17:00:00Z'],
  ]);
});

test('mail says that a call was moved or cancelled, and when a cancelled call was', () => {
  const mails = versions.map(mailOf);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
  for (const { text } of mails) expect(text).toContain(callLink);
  const cancelled = new Date(versions[3]?.callAt ?? 0);
  expect(mails[3]?.text).toContain(momentInFull(cancelled, 'America/New_York', locale));
});

test('mail reports a cancellation whose time is unknown', () => {
  const [mail] = versions.slice(-1).map((version) => mailOf({ ...version, callAt: null }));
  expect(mail?.subject).toBe(requestMail.changed.cancelled());
  expect(mail?.text).toContain(`${requestMail.labels['call']}: ${requestMail.cancelled()}\n`);
  expect(mail?.calendarEntry).toBeUndefined();
});
