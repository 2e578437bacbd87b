import { renderToStaticMarkup } from 'react-dom/server';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import {
  momentInFull,
  momentInShort,
  withTypefaceSpaces,
  zoneInWords,
} from '#domain/moment-in-words.ts';
import { agencyZone } from '#domain/zones.ts';
import { MAIL_LOOKS } from '#server/mail/mail-looks.ts';
import { writeOwnerMail } from '#server/mail/owner-mail.tsx';
import { aCallBody } from '../../../kit/builders/requests.ts';
import { entryIn } from '../../../kit/readable.ts';
import { agency, locale, requestWords } from '../../../kit/words.ts';

const link = 'https://agency.example/call/0123456789abcdef0123456789abcdef';
const FIRST_ID = '0b0c6a5e-7d5c-4c1e-9f0a-2d6f3f0f8a10';
const START = new Date('2026-11-23T15:00Z');
const [OURS, THEIRS] = ['Europe/Berlin', 'America/New_York'];
const theirTime = `${momentInShort(START, THEIRS, locale)} (${zoneInWords(THEIRS, locale)})`;
const inZone = (zone: string) => momentInFull(START, zone, locale);

function mailAboutCall(ours: string | undefined, timeZone: string | null) {
  jest.spyOn(Date, 'now').mockReturnValue(+START - 1e9);
  Object.assign(callHours, { timeZone: ours });
  return writeOwnerMail({ id: FIRST_ID, formValues: aCallBody(), timeZone });
}

const { labels, notAgreed } = requestWords;
const lineOfCall = (inWords: string) => `${labels['call']}: ${inWords}. ${notAgreed.requested}\n`;

test.each([
  ['on both clocks', OURS, THEIRS, `${inZone(OURS)}. ${requestWords.onTheirClock(theirTime)}`],
  ['once, if they share a zone', THEIRS, THEIRS, inZone(THEIRS)],
  ['once, if the zone is unknown here', THEIRS, 'Moon/Sea', inZone(THEIRS)],
])('mail shows a call %s', (_, ours, timeZone, inWords) => {
  const { text, subject, calendarEntry } = mailAboutCall(ours, timeZone);
  expect(text).toContain(lineOfCall(inWords));
  expect(subject).toContain(momentInShort(START, ours, locale));
  expect(calendarEntry).toBeDefined();
});

test('mail shows a call at an unknown moment as its visitor read it, without an entry', () => {
  const { text, calendarEntry } = mailAboutCall(undefined, null);
  expect(text).toContain(lineOfCall(requestWords.unknownClock('2026-11-23', '10:00')));
  expect(calendarEntry).toBeUndefined();
});

test.each([
  ['over', 'agreed', 'CONFIRMED', { callAt: Date.now() - 1e9, reserves: true }],
  ['over', 'tentative', 'TENTATIVE', { callAt: Date.now() - 1e9 }],
  ['freed', 'tentative', undefined, { isFreed: true }],
  ['changedLater', 'tentative', 'TENTATIVE', { isChangedLater: true }],
] as const)('mail about a call that is %s is drawn as %s and has the entry %s', (...row) => {
  const [, look, status, is] = row;
  Object.assign(callHours, { timeZone: THEIRS });
  const callAt = Date.now() + 1e9;
  const { calendarEntry, page } = writeOwnerMail({
    id: FIRST_ID,
    formValues: aCallBody(),
    callAt,
    ...is,
  });
  expect(renderToStaticMarkup(page)).toContain(`>${MAIL_LOOKS[look].mark}<`);
  expect(calendarEntry && (entryIn(calendarEntry).STATUS ?? 'CONFIRMED')).toBe(status);
});

test('mail and its calendar entry have no signs that turn the direction of a text', () => {
  Object.assign(callHours, { timeZone: THEIRS });
  const signs = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  const formValues = aCallBody({ name: `Ada${signs} moc.live`, description: `A${signs}B` });
  const mail = writeOwnerMail({ id: FIRST_ID, formValues, callAt: Date.now() + 1e9 });
  expect(JSON.stringify(entryIn(mail.calendarEntry))).toContain('Ada moc.live');
  expect(JSON.stringify({ ...mail, page: renderToStaticMarkup(mail.page) })).not.toMatch(
    /[\u202a-\u202e\u2066-\u2069]/,
  );
});

test('no colon follows a label that ends in a sign', () => {
  Object.assign(requestWords.labels, { company: 'How many people work for you?' });
  const { text } = writeOwnerMail({ id: FIRST_ID, formValues: aCallBody({ company: '12' }) });
  expect(text).toContain('How many people work for you? 12\n');
});

test('the page of a mail says once when the call is', () => {
  Object.assign(callHours, { timeZone: THEIRS });
  const mail = writeOwnerMail({ id: FIRST_ID, formValues: aCallBody(), timeZone: THEIRS });
  const [, body] = renderToStaticMarkup(mail.page).split('<body');
  const time = START.toLocaleTimeString(locale, { timeStyle: 'short', timeZone: THEIRS });
  expect(withTypefaceSpaces(body ?? '').split(withTypefaceSpaces(time))).toHaveLength(2);
});

const PHONE = '+1 555 0100 ext. 12';

test('the page of a mail shows all that the visitor wrote', () => {
  const written = { name: 'Ada', company: 'Engines', description: 'A shop.', phone: PHONE };
  const formValues = aCallBody({ ...written, contactMethod: 'email' });
  const [, body = ''] = renderToStaticMarkup(
    writeOwnerMail({ id: FIRST_ID, formValues }).page,
  ).split('<body');
  for (const value of Object.values(written)) expect(body).toContain(value);
});

test.each([
  ['email', 'Ada', 'href="mailto:ada%40example.com"'],
  ['text', PHONE, 'href="sms:+15550100"'],
  ['phone', PHONE, 'href="tel:+15550100,12"'],
  ['', '', undefined],
])('a visitor who chose %j gets a reply by one button', (contactMethod, said, href) => {
  const formValues = aCallBody({ contactMethod, name: 'Ada', phone: PHONE });
  const html = renderToStaticMarkup(writeOwnerMail({ id: FIRST_ID, formValues }).page);
  const links = Array.from(html.matchAll(/<a ([^> ]*)[^>]*>([^<]*)</g));
  const answers = Object.values(requestWords.answerBy);
  const buttons = links.filter(([, , words = '']) =>
    answers.some((by) => words.startsWith(`${by} `)),
  );
  const found = buttons.map(([, to, words]) => [to, words?.endsWith(` ${said}`)]);
  expect(found).toEqual(href ? [[href, true]] : []);
});

const CHANGES = ['new', 'moved', 'moved', 'cancelled'] as const;
const versions = CHANGES.map((change, revision) => ({
  id: change === 'new' ? FIRST_ID : `change-${revision}`,
  formValues: aCallBody(change === 'cancelled' ? { callDate: '', callTime: '' } : {}),
  firstId: change === 'new' ? null : FIRST_ID,
  timeZone: OURS,
  isCancelled: change === 'cancelled',
  revision,
  // A cancellation keeps the last time.
  callAt: Date.UTC(2026, 10, 24 + Math.min(revision, 2), 15),
  callEnds: Date.UTC(2026, 10, 24 + Math.min(revision, 2), 17),
  link,
  agencyProof: 'proof',
}));

test('all versions of a call are one calendar event, and each mail says its change', () => {
  Object.assign(callHours, { timeZone: THEIRS });
  const ORGANIZER = `mailto:${agency.email}`;
  const title = { [`SUMMARY;LANGUAGE=${locale}`]: expect.stringMatching(/Ada Lovelace.*555 0100/) };
  const same = { UID: FIRST_ID, URL: `${link}?by=proof`, ORGANIZER, METHOD: 'PUBLISH', ...title };
  const mails = versions.map((version) => writeOwnerMail(version));
  expect(mails.map(({ calendarEntry }) => entryIn(calendarEntry))).toMatchObject([
    { ...same, SEQUENCE: '0', DTSTART: '20261124T150000Z', DTEND: '20261124T170000Z' },
    { ...same, SEQUENCE: '1', DTSTART: '20261125T150000Z' },
    { ...same, SEQUENCE: '2', DTSTART: '20261126T150000Z' },
    { ...same, SEQUENCE: '3', DTSTART: '20261126T150000Z', METHOD: 'CANCEL', STATUS: 'CANCELLED' },
  ]);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
  expect(mails.map(({ text }) => text.includes(link))).toEqual([true, true, true, false]);
  const onPages = mails.map(({ page }) => renderToStaticMarkup(page));
  for (const part of [`href="${same.URL}"`, labels['callLink'] ?? ''])
    expect(onPages.map((html) => html.includes(part))).toEqual([true, true, true, false]);
  expect(onPages.map((html) => html.includes('line-through'))).toEqual([false, false, false, true]);
  expect(onPages[3]).toContain(`>${requestWords.cancelled()}</p>`);
  const cancelled = new Date(versions[3]?.callAt ?? 0);
  const when = momentInFull(cancelled, THEIRS, locale);
  const text = (lines: string) => lines.replace('\n', '\n  ');
  expect(mails[3]?.text).toContain(text(requestWords.cancelled(when)));
  const ofAgency = versions
    .slice(2)
    .map((version) => writeOwnerMail({ ...version, isByAgency: true }));
  const short = momentInShort(cancelled, THEIRS, locale);
  expect(ofAgency[0]?.subject).toBe(requestWords.subjectOfChange.movedByAgency(short));
  expect(ofAgency[1]?.subject).toBe(requestWords.subjectOfChange.cancelledByAgency(short));
  expect(ofAgency[1]?.text).toContain(text(requestWords.cancelledByAgency(when)));
});

test('the page of a mail about a moved call begins with the new time', () => {
  const [mail] = versions.slice(1, 2).map((version) => writeOwnerMail(version));
  const [, body] = renderToStaticMarkup(mail?.page).split('<body');
  expect(body).toContain(`>${mail?.subject}</p>`);
});

test('a mail that is sent again has an id that no mailbox knows, the same on each try', () => {
  const idOf = (resentAt: number | null) =>
    writeOwnerMail({ id: FIRST_ID, formValues: aCallBody(), resentAt }).id;
  expect(idOf(null)).toBe(FIRST_ID);
  const again = [1, 1, 2].map(idOf);
  expect(again).not.toContain(FIRST_ID);
  expect(again[1]).toBe(again[0]);
  expect(again[2]).not.toBe(again[0]);
});

test('mail reports a cancellation whose time is unknown', () => {
  const [mail] = versions.slice(-1).map((version) => writeOwnerMail({ ...version, callAt: null }));
  expect(mail?.subject).toBe(requestWords.subjectOfChange.cancelled());
  expect(mail?.text).toContain(`${requestWords.labels['call']}: ${requestWords.cancelled()}\n`);
  expect(mail?.calendarEntry).toBeUndefined();
});

test('mail shows a value that somebody posted by hand as it is', () => {
  const formValues = { service: 'constructor', budget: 'toString', contactMethod: '__proto__' };
  const { text } = writeOwnerMail({ id: FIRST_ID, formValues });
  for (const value of Object.values(formValues)) expect(text).toContain(`: ${value}\n`);
});

test('mail leads to its request on the desk, if there is one and its store has the request', () => {
  const desk = 'https://agency.example/desk/requests/';
  const given = { id: FIRST_ID, formValues: aCallBody(), acceptedAt: Date.now() };
  expect(writeOwnerMail(given).text).not.toContain(desk);
  const settings = { DESK_PASSWORD: 'a-password-of-the-desk', SITE_URL: 'https://agency.example' };
  Object.assign(process.env, settings);
  Reflect.deleteProperty(globalThis, Symbol.for('smart-business-site'));
  const { text, page } = writeOwnerMail(given);
  expect(text).toContain(`${labels['deskLink']}: ${desk}${FIRST_ID}\n`);
  const cancelled = writeOwnerMail({ ...given, revision: 1, isCancelled: true });
  for (const html of [page, cancelled.page].map((each) => renderToStaticMarkup(each)))
    expect(html).toContain(`href="${desk}${FIRST_ID}"`);
  const { acceptedAt: _, ...unstored } = given;
  expect(writeOwnerMail(unstored).text).not.toContain(desk);
});

test('the mail about a new request names the moment of the promised reply, unless its call is agreed', () => {
  callHours.timeZone = OURS;
  const saturday = Date.parse('2026-11-21T12:00Z');
  const request = { formValues: aCallBody(), acceptedAt: saturday, timeZone: THEIRS };
  const promised = `${labels['replyBy']}: ${momentInFull(new Date('2026-11-23T11:00Z'), agencyZone(), locale)}`;
  expect(writeOwnerMail({ ...request, id: 'new' }).text).toContain(promised);
  const change = { id: 'change', firstId: FIRST_ID, revision: 1 };
  const agreed = { id: 'agreed', callAt: saturday + 3 * DAY_MS, reserves: true };
  for (const other of [change, agreed])
    expect(writeOwnerMail({ ...request, ...other }).text).not.toContain(labels['replyBy']);
});
