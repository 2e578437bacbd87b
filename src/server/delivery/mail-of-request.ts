import { z } from 'zod';
import { agency } from '#content/agency.ts';
import { ownLanguage } from '#content/languages.ts';
import { offers } from '#content/offers.ts';
import { wordsIn } from '#content/words.ts';
import { type CallAsRead, startOfCall } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import { fieldOptions } from '#domain/consultation-fields.ts';
import { momentInFull, momentInShort, ownZone, zoneInWords } from '#domain/moment-in-words.ts';
import { joinLines } from '#domain/text-lines.ts';
import type { RequestAttributes, Submission } from '#server/site-outbox.ts';
import type { Mail } from './mail.ts';

const { locale, requestMail } = wordsIn(ownLanguage);
const { labels, words } = requestMail;
const languageNames = new Intl.DisplayNames(locale, { type: 'language' });

const stored = z.record(z.string(), z.string().nullable());
type Fields = z.infer<typeof stored>;
const replyAddress = z.email({ pattern: z.regexes.html5Email });
const offeredService = z.enum([...offers.map(({ id }) => id), ...fieldOptions.service]);
/** A visitor's line "Call link: …" must not look like one of ours. */
const INDENTED = '\n  ';
const SHOWN_SEPARATELY = ['callDate', 'callTime', 'submittedAt'];

export function mailOf(request: Submission): Mail {
  const { id, leadSource, timeZone, language, resentAt, callLink, callStatus, firstId } = request;
  const fields = stored.parse(JSON.parse(request.body));
  const { name, phone, submittedAt, email } = fields;
  const call = callOf(fields, request);
  const answers = Object.entries(fields)
    .filter(([field]) => !SHOWN_SEPARATELY.includes(field))
    .map(([field, given]) => [labels[field] ?? field, words[field]?.[given ?? ''] ?? given]);
  const sources = [...new URLSearchParams(leadSource ?? '')].map(([kind, value]) => [
    `${labels['leadSource']}, ${kind}`,
    value,
  ]);
  const text = [
    ...answers,
    [labels['call'], call?.inWords],
    [labels['callLink'], callLink],
    [labels['timeZone'], timeZone && !call ? zoneInWords(timeZone, locale) : undefined],
    [labels['language'], language && languageNames.of(language)],
    ...sources,
    [labels['submittedAt'], readMoment(submittedAt)],
    [labels['changes'], firstId],
    [labels['id'], id],
  ]
    .flatMap(([label, value]) => (value ? [`${label}: ${joinLines(value, INDENTED)}\n`] : []))
    .join('');
  const event = {
    id: firstId ?? id,
    sequence: request.callSequence,
    url: callLink,
    organizer: agency.email,
    isCancelled: callStatus === 'cancelled',
    title: requestMail.event(name ?? '', phone ?? ''),
    description: text.trim(),
    locale,
  };
  return {
    // Mailboxes drop a known Message-ID.
    id: resentAt ? `${id}.${resentAt}` : id,
    subject: subjectOf(fields, request, call?.start),
    text,
    replyTo: replyAddress.safeParse(email).data,
    calendarEntry: call?.start && calendarEntry({ ...event, start: call.start }),
  };
}

function subjectOf({ service }: Fields, { callStatus }: Submission, start: Date | undefined) {
  const { data } = offeredService.safeParse(service);
  const about = data && words['service']?.[data];
  const call = start && momentInShort(start, ownZone(), locale);
  if (callStatus === 'cancelled') return requestMail.changed.cancelled(call);
  if (!call) return requestMail.subject(about);
  if (callStatus === 'moved') return requestMail.changed.moved(call);
  return requestMail.subjectWithCall(
    about,
    callHours.timeZone ? call : `${call} (${zoneInWords(ownZone(), locale)})`,
  );
}

export function callOf(chosen: CallAsRead, request: Partial<RequestAttributes>) {
  const { callDate, callTime } = chosen;
  const { timeZone, needsAgreement, callStatus } = request;
  const start = startOfCall(request, chosen);
  const known = start && onBothClocks(start, timeZone ?? ownZone());
  if (callStatus === 'cancelled') return { start, inWords: requestMail.cancelled(known) };
  if (!callDate || !callTime) return undefined;
  const when = known ?? requestMail.unknownClock(callDate, callTime);
  return { start, inWords: needsAgreement ? `${when}. ${requestMail.needsAgreement}` : when };
}

function onBothClocks(start: Date, theirZone: string) {
  const ours = momentInFull(start, ownZone(), locale);
  const isSame =
    momentInShort(start, theirZone, locale) === momentInShort(start, ownZone(), locale);
  return isSame ? ours : requestMail.onBothClocks(ours, momentInFull(start, theirZone, locale));
}

const readMoment = (time: string | null | undefined) =>
  time && !Number.isNaN(Date.parse(time)) ? momentInFull(new Date(time), ownZone(), locale) : time;
