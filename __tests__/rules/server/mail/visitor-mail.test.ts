import { renderToStaticMarkup } from 'react-dom/server';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { dayInWords, momentInShort, timeIn, zoneInWords } from '#domain/moment-in-words.ts';
import { WEEK } from '#domain/week.ts';
import { mailKinds, visitorMailKinds } from '#server/mail/mail-kinds.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { aCallBody, aRequestBody } from '../../../kit/builders/requests.ts';
import { entryIn, readable } from '../../../kit/readable.ts';
import {
  agency,
  callPage,
  locale,
  sentRequest,
  thankYou,
  visitorMail as words,
} from '../../../kit/words.ts';

const ZONE = 'Europe/Berlin';
const LINK = 'https://agency.example/call/0123456789abcdef0123456789abcdef';
const NOW = Date.UTC(2026, 10, 20);
const CALL_AT = NOW + 3 * DAY_MS;

const LATER = 'REPLY {moment}';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const hours = Object.fromEntries(WEEK.map((day) => [day, ['0:00-24:00']]));
  Object.assign(callHours, { timeZone: 'America/New_York', hours, closed: [] });
  Object.assign(words, { greeting: 'Hello,', signature: 'Kind regards\nAda' });
  Object.assign(thankYou, { promise: 'REPLY soon', promiseToConfirm: 'REPLY soon to confirm;' });
  Object.assign(thankYou, { promiseLater: LATER, promiseToConfirmLater: `${LATER} to confirm;` });
  Object.assign(sentRequest, { replyBy: 'REPLY by' });
});

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
const agreedWithoutLink = { ...agreed, link: null };
const moved = { ...agreed, revision: 1, callAtBefore: CALL_AT + DAY_MS };

const cancelled = { ...aCall, revision: 1, isCancelled: true };

const NO_ENTRY = 'no entry';

const momentOf = (time: number | string) => momentInShort(new Date(time), ZONE, locale);

const TO_CHANGE = `${sentRequest.changeHere}: ${LINK}`;
const BY_PHONE = `${words.changeCall} ${agency.phone}.`;
const AGREED = [words.weCall, TO_CHANGE];
const REQUESTED = [sentRequest.toBeConfirmed, TO_CHANGE];
const FREED = [callPage.freed, TO_CHANGE];
const CANCELLED = [callPage.cancelled.text, `${callPage.bookAgain}: ${LINK}`];
const ALL_SAID = new Set([...AGREED, ...REQUESTED, ...FREED, ...CANCELLED, BY_PHONE]);

describe.each(visitorMailKinds)('%s:', (kind) => {
  const isNews = kind === 'confirmation';
  const mailAbout = (given: Partial<StoredRequest>) =>
    mailKinds[kind].write(given as StoredRequest, NOW);

  test.each<[what: string, entry: string, object, says: string[]]>([
    ['asks for no call', NO_ENTRY, aRequest, []],
    ['asks for a call', NO_ENTRY, aCall, REQUESTED],
    ['has a call that is agreed', 'CONFIRMED', agreed, AGREED],
    ['has an agreed call and no link', 'CONFIRMED', agreedWithoutLink, [words.weCall, BY_PHONE]],
    ['has a call that is freed', NO_ENTRY, { ...aCall, isFreed: true }, FREED],
    ['moved its call', 'CONFIRMED', moved, AGREED],
    ['moved it to no agreed time', 'TENTATIVE', { ...moved, reserves: false }, REQUESTED],
    ['moved a call that is freed since', NO_ENTRY, { ...moved, isFreed: true }, FREED],
    ['has a call that the agency moved', 'CONFIRMED', { ...moved, isByAgency: true }, AGREED],
    ['cancelled its call', 'CANCELLED', cancelled, CANCELLED],
  ])('page and text of a mail about a request that %s say the same, with %s', (...row) => {
    const [, entry, given, says] = row;
    const { text, page, calendarEntry } = mailAbout(given);
    const status = calendarEntry ? (entryIn(calendarEntry).STATUS ?? 'CONFIRMED') : NO_ENTRY;
    expect(status).toBe(isNews ? entry : NO_ENTRY);
    expect([...ALL_SAID].filter((said) => text.includes(said)).toSorted()).toEqual(says.toSorted());
    const [, body = ''] = renderToStaticMarkup(page).split('<body');
    expect(body.includes('line-through')).toBe(given === cancelled);
    const onPage = readable(`<body${body}`.replaceAll(/<[^>]*>/g, ' '));
    expect(wordsIn(onPage)).toEqual(wordsIn(text));
    expect(onPage + text).not.toContain('\u200b');
  });

  test('the greeting and the signature of the agency are around what the mail says', () => {
    expect(mailAbout(agreed).text).toMatch(/^Hello,\n\n.+\n\nKind regards\nAda\n\n.+/s);
    Object.assign(words, { greeting: '', signature: '' });
    const [title = ''] = mailAbout(moved).subject.split(/: | \(/);
    expect(mailAbout(moved).text.startsWith(title)).toBe(true);
  });

  test('a mail about an agreed call names its moment, zone and page, and asks for nothing', () => {
    const { subject, text } = mailAbout(agreed);
    const [at, time] = [new Date(CALL_AT), timeIn(new Date(CALL_AT), ZONE, locale)];
    for (const said of [dayInWords(at, locale), time, zoneInWords(ZONE, locale), LINK])
      expect(text).toContain(said);
    expect(text).not.toContain('REPLY');
    expect(subject).toContain(isNews ? time : dayInWords(at, locale));
  });

  test("a mail has the agency's clock if the server does not know the visitor's zone", () => {
    // Another version of the site may have known it.
    const { text } = mailAbout({ ...agreed, timeZone: 'Moon/Sea' });
    expect(text).toContain(timeIn(new Date(CALL_AT), 'America/New_York', locale));
  });

  test('a mail about a change says what was before and who made it, unless it reminds', () => {
    const movedByAgency = { ...moved, isByAgency: true };
    const texts = [agreed, moved, movedByAgency].map((given) => mailAbout(given).text);
    const saying = (said: string) => texts.map((text) => text.includes(said));
    expect(saying(`${callPage.wasAt} ${momentOf(CALL_AT + DAY_MS)}`)).toEqual([
      false,
      isNews,
      isNews,
    ]);
    expect(saying(callPage.byUs)).toEqual([false, false, isNews]);
    expect(saying(words.ifNotYou)).toEqual([true, true, !isNews]);
  });
});

const zone = zoneInWords(ZONE, locale);
const whenOpen = momentOf('2026-11-20T02:00Z');
const afterOpening = `REPLY ${momentOf('2026-11-20T07:00Z')} (${zone})`;

test.each<[what: string, agency: string, object, closed: string[], promises: string[]]>([
  ['no call', 'is open', aRequest, [], ['REPLY soon', `REPLY by ${whenOpen}, ${zone}`]],
  ['no call', 'is closed', aRequest, ['2026-11-19'], [afterOpening]],
  ['a call', 'is open', aCall, [], ['REPLY soon to confirm']],
  ['a call', 'is closed', aCall, ['2026-11-19'], [`${afterOpening} to confirm`]],
])('a request for %s is promised a reply to come while the agency %s', (...row) => {
  const [, , given, closed, promises] = row;
  Object.assign(callHours, { closed });
  // An operator may release what was held a week ago.
  for (const acceptedAt of [NOW, NOW - 7 * DAY_MS]) {
    const request = { ...given, acceptedAt } as StoredRequest;
    const { text } = mailKinds.confirmation.write(request, NOW);
    expect(text.match(/REPLY[^;\n]+/g)).toEqual(promises);
  }
});

test('a mail that goes an hour late names the moment that the page has named', () => {
  const request: Partial<StoredRequest> = { ...aRequest, acceptedAt: NOW - HOUR_MS };
  const { text } = mailKinds.confirmation.write(request as StoredRequest, NOW);
  expect(text).toContain(`REPLY by ${momentOf('2026-11-20T01:00Z')}`);
});

/** The page numbers its steps, and has a link's address in an attribute. */
function wordsIn(text: string) {
  const withoutAddresses = text.replaceAll(/https:\S+/g, '');
  return new Set(withoutAddresses.match(/[\p{L}\p{N}]{2,}/gu));
}
