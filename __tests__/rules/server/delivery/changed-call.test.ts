import { agency } from '#content/agency.ts';
import { callHours } from '#domain/call-hours.ts';
import { momentInFull } from '#domain/moment-in-words.ts';
import { mailOf } from '#server/delivery/request-mail.ts';
import { aRequestBody } from '../../../kit/builders/consultation-request.ts';

const callAt = Date.parse('2026-11-24T15:00Z');
const change = {
  id: 'the-change',
  changes: 'the-first',
  callSequence: 2,
  timeZone: 'Europe/Berlin',
  callAt,
  callLink: 'https://agency.example/call/0123456789abcdef0123456789abcdef',
};
const body = (fields: object) =>
  JSON.stringify(aRequestBody({ contactMethod: 'phone', ...fields }));

beforeAll(() => void Object.assign(callHours, { timeZone: 'America/New_York' }));
afterAll(() => void delete callHours.timeZone);

test('a call that was moved comes as a mail of its own, and takes its place in the calendar', () => {
  const moved = { callDate: '2026-11-24', callTime: '16:00' };
  const plain = mailOf({ ...change, body: body(moved), id: 'the-first', changes: null });
  const { subject, text, calendarEntry } = mailOf({
    ...change,
    body: body(moved),
    callStatus: 'moved',
  });
  expect(subject).not.toBe(plain.subject);
  expect(text).toContain(change.callLink);
  const entry = calendarEntry?.replaceAll('\r\n ', '');
  expect(entry).toContain('UID:the-first\r\nSEQUENCE:2\r\n');
  expect(entry).toContain(`URL:${change.callLink}\r\n`);
  expect(entry).not.toContain('METHOD');
});

test('one that was cancelled takes the call out of the calendar, and says when it was', () => {
  const none = { callDate: null, callTime: null };
  const { text, calendarEntry } = mailOf({ ...change, body: body(none), callStatus: 'cancelled' });
  expect(text).toContain(momentInFull(new Date(callAt), 'America/New_York', agency.locale));
  const entry = calendarEntry?.replaceAll('\r\n ', '');
  expect(entry).toContain('METHOD:CANCEL');
  expect(entry).toContain('DTSTART:20261124T150000Z');
});
