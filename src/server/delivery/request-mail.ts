import { z } from 'zod';
import { agency } from '#content/agency.ts';
import { sentRequest } from '#content/consultation-page.ts';
import { requestMail } from '#content/request-mail.ts';
import { momentsThatRead } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import { fieldOptions } from '#domain/consultation-fields.ts';
import type { Mail } from './mail.ts';
import type { Submission } from './submission.ts';

const { labels, words } = requestMail;
const ENTRY = { title: sentRequest.event, locale: agency.locale };

/** What the store holds was checked when it came. What goes into a header is checked again. */
const stored = z.record(z.string(), z.string().nullable());
const replyAddress = z.email({ pattern: z.regexes.html5Email });
const offeredService = z.enum(fieldOptions.service);

/** One request as a person reads it. Nothing that a visitor typed stands in a header, but the address to answer to. */
export function mailOf(request: Submission): Mail {
  const { id, body, timeZone, leadSource, resentAt } = request;
  const fields = stored.parse(JSON.parse(body));
  const { callDate: _, callTime: __, submittedAt, ...typed } = fields;
  const { service, email } = fields;
  const call = callOf(fields, request);
  const answers = Object.entries(typed).map(([name, given]) => [
    labels[name] ?? name,
    words[name]?.[given ?? ''] ?? given,
  ]);
  const lines = [
    ...answers,
    [labels['call'], call?.words],
    [labels['timeZone'], timeZone],
    ...[...new URLSearchParams(leadSource ?? '')].map(([name, from]) => [
      `${labels['leadSource']}, ${name}`,
      from,
    ]),
    [labels['submittedAt'], submittedAt],
    [labels['id'], id],
  ].flatMap(([label, said]) => (said ? [`${label}: ${said}\n`] : []));
  const start = call?.start;
  return {
    // A mailbox that has lost it may still know the name of its mail.
    id: resentAt ? `${id}.${resentAt}` : id,
    subject: requestMail.subject(offeredService.safeParse(service).data),
    text: lines.join(''),
    replyTo: replyAddress.safeParse(email).data,
    calendarEntry: start && calendarEntry({ ...ENTRY, id, start }),
  };
}

/** When it is on both clocks, and its moment where that can be known. */
function callOf(
  { callDate, callTime }: z.infer<typeof stored>,
  { timeZone, callAt, callTaken }: Submission,
) {
  if (!callDate || !callTime) return undefined;
  const ourZone = callHours.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const theirZone = timeZone ?? callHours.timeZone;
  const [read] = theirZone ? momentsThatRead(callDate, callTime, theirZone) : [];
  const start = callAt ? new Date(callAt) : read;
  const when = start
    ? requestMail.call(start, theirZone ?? ourZone, ourZone)
    : requestMail.unknownClock(callDate, callTime);
  return { start, words: callTaken ? `${when}. ${requestMail.callTaken}` : when };
}
