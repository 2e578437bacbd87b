import { z } from 'zod';
import { agency } from '#content/agency.ts';
import { ownLanguage } from '#content/languages.ts';
import { wordFor } from '#content/word-for.ts';
import { wordsIn } from '#content/words.ts';
import { AGENCY_VISIT, callLengthMs } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import { type CallState, callState, isOrWasAgreed, whyNotAgreed } from '#domain/call-state.ts';
import { contactMethods } from '#domain/consultation-fields.ts';
import { dialled } from '#domain/dialled.ts';
import { dayAndTime, momentInFull, momentInShort, zoneInWords } from '#domain/moment-in-words.ts';
import { joinLines, withColon, withoutDirectionSigns } from '#domain/text-lines.ts';
import { ourZone } from '#domain/zones.ts';
import type { Submission } from '#server/requests/stored-request.ts';
import { mailPage, ticketOf } from './mail-page.ts';
import type { Mail } from './smtp.ts';

const { languageAttributes, locale, requestWords } = wordsIn(ownLanguage);
const { answerBy, labels, optionWords } = requestWords;
const languageNames = new Intl.DisplayNames(locale, { type: 'language' });

const replyAddress = z.email({ pattern: z.regexes.html5Email });
const services = new Map(Object.entries(optionWords['service'] ?? {}));
/** A visitor's line "Call link: …" must not look like one of ours. */
const INDENTED = '\n  ';
const SHOWN_SEPARATELY = ['callDate', 'callTime', 'submittedAt'];
/** The page of the mail shows the message (`description`) below the name, then these answers. */
const ESSENTIAL = ['email', 'phone'];
const NO_DETAILS = ['name', 'description', ...ESSENTIAL];
type MailedRequest = Omit<Submission, 'body'>;

export function ownerMail(given: MailedRequest): Mail {
  const request = { ...given, answers: withoutDirectionSigns(given.answers) };
  const { id, timeZone, language, resentAt, firstId, change } = request;
  const state = callState(request, Date.now());
  const isCancelled = state.is === 'cancelled';
  const link = request.link && `${request.link}?${AGENCY_VISIT}`;
  const { name, phone, submittedAt, email, description: quote } = request.answers;
  const call = callOf(request, state);
  const toChange = withValues([[labels['callLink'], !isCancelled && link]]);
  const sources = [...new URLSearchParams(request.leadSource ?? '')];
  const notAgreed = whyNotAgreed(state);
  const timeRemark = notAgreed && requestWords.notAgreed[notAgreed];
  const callRow = (inWords: string | undefined) =>
    withValues([[labels['call'], call && [inWords, timeRemark].filter(Boolean).join('. ')]]);
  const urls: Map<string, string> = new Map(Object.entries(urlsTo(request.answers)));
  const wordOf = (field: string, answer?: string | null) => wordFor(optionWords, field, answer);
  const rowsOf = (isShown: (field: string) => boolean) =>
    withValues(
      Object.entries(request.answers)
        .filter(([field]) => !SHOWN_SEPARATELY.includes(field) && isShown(field))
        .map(([field, answer]) => [labels[field] ?? field, wordOf(field, answer), urls.get(field)]),
    );
  const origin = withValues([
    [labels['timeZone'], !call && timeZone && zoneInWords(timeZone, locale)],
    [labels['language'], language && languageNames.of(language)],
    ...sources.map(([kind, value]) => [`${labels['leadSource']}, ${kind}`, value]),
  ]);
  const record = withValues([
    [labels['submittedAt'], readMoment(submittedAt)],
    [labels['changedRequest'], firstId],
    [labels['id'], id],
  ]);
  const text = [[...callRow(call?.inWords), ...toChange], rowsOf(() => true), origin, record]
    .map(inLines)
    .filter(Boolean)
    .join('\n');
  const subject = subjectOf(request, state, call?.start);
  // The day and the time stand large below the lead, so only the lead of a moved call names them.
  const cancelled = requestWords[cancelledBy(state)]();
  const news =
    state.news === 'moved' ? subject : subjectOf(request, state, undefined).replace(': ', ':\n');
  const lead = isCancelled ? cancelled : news;
  const when = call?.start && dayAndTime(request.answers, call.start, ourZone(), locale);
  const large = { ...when, headline: when ? when.day : name, aboveHeadline: when && name };
  // Below the large day and time stands only what they do not say.
  const notes = callRow(call?.start ? call.onTheirClock : call?.inWords).map(([, note]) => note);
  const ticket = ticketOf(state);
  const head = { ...languageAttributes, subject, sender: agency.name, lead, ticket } as const;
  const toAnswer = isCancelled ? [] : answerLink(request.answers);
  const links = [...toAnswer, ...toChange.map(([text, href]) => ({ text, href }))];
  // The button may say the number already.
  const isOnButton = (value: string) => toAnswer.some(({ text }) => text.endsWith(` ${value}`));
  const essential = rowsOf((field) => ESSENTIAL.includes(field));
  const others = rowsOf((field) => !NO_DETAILS.includes(field));
  const facts = [...essential.filter(([, value]) => !isOnButton(value)), ...others, ...origin];
  const body = { notes, quote, links, facts, foot: [inLines(record)] };
  return {
    // A resent mail has a new Message-ID, because mailboxes drop a known one.
    id: resentAt ? `${id}.${resentAt}` : id,
    subject,
    text,
    html: mailPage({ ...head, ...large, ...body }),
    replyTo: replyAddress.safeParse(email).data,
    calendarEntry:
      call?.start && state.is !== 'freed'
        ? calendarEntry({
            id: firstId ?? id,
            sequence: change,
            start: call.start,
            lengthMs: callLengthMs(request),
            url: link,
            organizer: agency.email,
            state: entryState(state),
            title: requestWords.eventTitle(name ?? '', phone ?? ''),
            description: text.trim(),
            locale,
          })
        : undefined,
  };
}

const urlsTo = ({ email, phone }: MailedRequest['answers']) => ({
  email: `mailto:${encodeURIComponent(email ?? '')}`,
  phone: `tel:${dialled(phone ?? '')}`,
  // A comma would separate two recipients.
  text: `sms:${dialled(phone ?? '').replace(/[,;].*/, '')}`,
});

function answerLink(answers: MailedRequest['answers']) {
  const method = contactMethods.find((each) => each === answers['contactMethod']);
  const { name, email, phone } = answers;
  const to = method === 'email' ? name || email : phone;
  return method && to ? [{ text: `${answerBy[method]} ${to}`, href: urlsTo(answers)[method] }] : [];
}

const withValues = (rows: readonly (string | false | null | undefined)[][]) =>
  rows.flatMap(([label, value, ...links]) =>
    value ? [[label || '', value, links.find(Boolean) || undefined] as const] : [],
  );

const inLines = (rows: ReturnType<typeof withValues>) =>
  rows.map(([label, value]) => `${withColon(label)} ${joinLines(value, INDENTED)}\n`).join('');

function entryState(state: CallState) {
  if (state.is === 'cancelled') return 'cancelled';
  return isOrWasAgreed(state) ? 'agreed' : 'requested';
}

const cancelledBy = ({ isByAgency }: CallState) => (isByAgency ? 'cancelledByAgency' : 'cancelled');

function subjectOf(
  { answers }: MailedRequest,
  { news, isByAgency }: CallState,
  start: Date | undefined,
) {
  const about = services.get(answers['service'] ?? '');
  const call = start && momentInShort(start, ourZone(), locale);
  if (news === 'cancelled') return requestWords.subjectOfChange.cancelled(call);
  if (!call) return requestWords.subject(about);
  const moved = isByAgency ? 'movedByAgency' : 'moved';
  if (news === 'moved') return requestWords.subjectOfChange[moved](call);
  const inOurZone = callHours.timeZone ? call : `${call} (${zoneInWords(ourZone(), locale)})`;
  return requestWords.subjectWithCall(about, inOurZone);
}

export function callOf({ timeZone, answers }: MailedRequest, state: CallState) {
  const { callDate, callTime } = answers;
  const start = state.begins;
  const onTheirClock = start && whereItDiffers(start, timeZone ?? ourZone());
  const ours = start && momentInFull(start, ourZone(), locale);
  const time = onTheirClock ? `${ours}. ${onTheirClock}` : ours;
  if (state.is === 'cancelled') return { start, inWords: requestWords[cancelledBy(state)](time) };
  if (!callDate || !callTime) return undefined;
  return { start, onTheirClock, inWords: time ?? requestWords.unknownClock(callDate, callTime) };
}

function whereItDiffers(start: Date, theirZone: string) {
  const theirs = momentInShort(start, theirZone, locale);
  if (theirs === momentInShort(start, ourZone(), locale)) return undefined;
  return requestWords.onTheirClock(`${theirs} (${zoneInWords(theirZone, locale)})`);
}

const readMoment = (time: string | null | undefined) =>
  time && !Number.isNaN(Date.parse(time)) ? momentInFull(new Date(time), ourZone(), locale) : time;
