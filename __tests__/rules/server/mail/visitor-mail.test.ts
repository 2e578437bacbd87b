import { renderToStaticMarkup } from 'react-dom/server';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import { dayInWords, timeIn, zoneInWords } from '#domain/moment-in-words.ts';
import { type VisitorMailKind, visitorMailKind } from '#server/mail/stored-mail.ts';
import { writeVisitorMail } from '#server/mail/visitor-mail.tsx';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { aCallBody, aRequestBody } from '../../../kit/builders/consultation-request.ts';
import { entryIn } from '../../../kit/entry-in.ts';
import { readable } from '../../../kit/readable.ts';
import { callPage, locale, thankYou, visitorMail as words } from '../../../kit/words.ts';

const ZONE = 'Europe/Berlin';
const LINK = 'https://agency.example/call/0123456789abcdef0123456789abcdef';
const NOW = Date.UTC(2026, 10, 20);
const CALL_AT = NOW + 3 * DAY_MS;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  Object.assign(callHours, { timeZone: 'America/New_York' });
  Object.assign(words, { greeting: 'Hello,', signature: 'Kind regards\nAda' });
});
afterEach(() => Object.assign(words, { greeting: '', signature: '' }));

const aRequest = {
  id: 'one',
  formValues: aRequestBody(),
  body: '{}',
  acceptedAt: NOW,
  revision: 0,
  firstId: null,
  language: null,
  link: null,
  timeZone: ZONE,
};
const aCall = {
  ...aRequest,
  formValues: aCallBody(),
  callHash: 'call',
  callAt: CALL_AT,
  link: LINK,
};
const agreed = { ...aCall, reserves: true };
const moved = { ...agreed, revision: 1, callAtBefore: CALL_AT + DAY_MS };

function mailAbout(given: Partial<StoredRequest>, kind: VisitorMailKind, now = NOW) {
  const request = given as StoredRequest;
  return writeVisitorMail(kind, request, now);
}

const TELLS_NEWS: Record<VisitorMailKind, boolean> = { confirmation: true, reminder: false };

const NO_ENTRY = 'no entry';

describe.each(visitorMailKind.options)('%s:', (kind) => {
  test.each<[string, entry: string, Partial<StoredRequest>]>([
    ['asks for no call', NO_ENTRY, aRequest],
    ['asks for a call', NO_ENTRY, aCall],
    ['has a call that is agreed', 'CONFIRMED', agreed],
    ['has an agreed call and no link', 'CONFIRMED', { ...agreed, link: null }],
    ['has a call that is freed', NO_ENTRY, { ...aCall, isFreed: true }],
    ['moved its call', 'CONFIRMED', moved],
    ['moved its call to a time that is not agreed', 'TENTATIVE', { ...moved, reserves: false }],
    ['moved a call that is freed since', NO_ENTRY, { ...moved, isFreed: true }],
    ['has a call that the agency moved', 'CONFIRMED', { ...moved, isByAgency: true }],
    ['cancelled its call', 'CANCELLED', { ...aCall, revision: 1, isCancelled: true }],
  ])('page and text of a mail about a request that %s say the same, with %s', (...row) => {
    const [, entry, given] = row;
    const { text, page, calendarEntry } = mailAbout(given, kind);
    const status = calendarEntry ? (entryIn(calendarEntry).STATUS ?? 'CONFIRMED') : NO_ENTRY;
    expect(status).toBe(TELLS_NEWS[kind] ? entry : NO_ENTRY);
    const [, body = ''] = renderToStaticMarkup(page).split('<body');
    const onPage = readable(`<body${body}`.replaceAll(/<[^>]*>/g, ' '));
    expect(wordsIn(onPage)).toEqual(wordsIn(text));
    expect(onPage + text).not.toContain('\u200b');
  });

  test('the greeting and the signature of the agency are around what the mail says', () => {
    expect(mailAbout(agreed, kind).text).toMatch(/^Hello,\n\n.+\n\nKind regards\nAda\n\n.+/s);
    Object.assign(words, { greeting: '', signature: '' });
    const [title = ''] = mailAbout(moved, kind).subject.split(/: | \(/);
    expect(mailAbout(moved, kind).text.startsWith(title)).toBe(true);
  });

  test('a mail about an agreed call names its day, zone and page, and asks for nothing', () => {
    const { text } = mailAbout(agreed, kind);
    for (const said of [dayInWords(new Date(CALL_AT), locale), zoneInWords(ZONE, locale), LINK])
      expect(text).toContain(said);
    expect(text).not.toContain(thankYou.promiseToConfirm);
  });

  test("a mail has the agency's clock if the server does not know the visitor's zone", () => {
    // Another version of the site may have known it.
    const { text } = mailAbout({ ...agreed, timeZone: 'Moon/Sea' }, kind);
    expect(text).toContain(timeIn(new Date(CALL_AT), 'America/New_York', locale));
  });

  test('a mail about a change says what was before and who made it, unless it reminds', () => {
    const isNews = TELLS_NEWS[kind];
    const movedByAgency: Partial<StoredRequest> = { ...moved, isByAgency: true };
    const texts = [agreed, moved, movedByAgency].map((given) => mailAbout(given, kind).text);
    const saying = (said: string) => texts.map((text) => text.includes(said));
    expect(saying(callPage.wasAt)).toEqual([false, isNews, isNews]);
    expect(saying(callPage.byUs)).toEqual([false, false, isNews]);
    expect(saying(words.ifNotYou)).toEqual([true, true, !isNews]);
  });
});

const [promisedBy = ''] = thankYou.promiseLater.split('{');

test.each([
  ['is open', '2026-11-20T15:00Z', thankYou.promise, promisedBy],
  ['is closed', '2026-11-20T12:00Z', promisedBy, thankYou.promise],
])('while the agency %s, a mail promises its reply once', (_, at, said, unsaid) => {
  const { text } = mailAbout(
    { ...aRequest, acceptedAt: Date.parse(at) },
    'confirmation',
    Date.parse(at),
  );
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});

/** The page numbers its steps, and has a link's address in an attribute. */
function wordsIn(text: string) {
  const withoutAddresses = text.replaceAll(/https:\S+/g, '');
  return new Set(withoutAddresses.match(/[\p{L}\p{N}]{2,}/gu));
}
