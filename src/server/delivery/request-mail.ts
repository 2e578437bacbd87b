import { z } from 'zod';
import { sentRequest } from '#content/consultation-page.ts';
import { requestMail } from '#content/request-mail.ts';
import { momentsThatRead } from '#domain/agency-calls.ts';
import { calendarEntry } from '#domain/calendar-entry.ts';
import { callHours } from '#domain/call-hours.ts';
import { fieldOptions } from '#domain/consultation-fields.ts';
import { webhookFields } from '#domain/consultation-request.ts';
import type { Mail } from './mail.ts';
import type { Submission } from './receiver.ts';

const { labels, words } = requestMail;

/** What the store holds was checked when it came. What goes into a header is checked again. */
const stored = z.record(z.string(), z.string().nullable());
const replyAddress = z.email({ pattern: z.regexes.html5Email });
const offeredService = z.enum(fieldOptions.service);

/** One request as a person reads it. Nothing that a visitor typed stands in a header, but the address to answer to. */
export function mailOf({ id, body, timeZone, leadSource }: Submission): Mail {
  const fields = stored.parse(JSON.parse(body));
  const call = callOf(fields, timeZone);
  const lines = webhookFields
    .filter((name) => name !== 'callDate' && name !== 'callTime' && name !== 'submittedAt')
    .map((name) => [labels[name], wordOf(name, fields[name])] as const);
  const text = [
    ...lines,
    [labels.call, call?.words],
    [labels.timeZone, timeZone],
    [labels.leadSource, leadSource && [...new URLSearchParams(leadSource)].map(String).join('; ')],
    [labels.submittedAt, fields['submittedAt']],
    [labels.id, id],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}\n`)
    .join('');
  return {
    id,
    subject: requestMail.subject(offeredService.safeParse(fields['service']).data),
    text,
    replyTo: replyAddress.safeParse(fields['email']).data,
    calendarEntry:
      call?.start && calendarEntry({ id, start: call.start, title: sentRequest.event }),
  };
}

function wordOf(name: string, value: string | null | undefined) {
  return value && (words[name]?.[value] ?? value);
}

function callOf(fields: z.infer<typeof stored>, timeZone: string | null | undefined) {
  const { callDate, callTime } = fields;
  if (!callDate || !callTime) return undefined;
  const ourZone = callHours.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const theirZone = timeZone ?? callHours.timeZone;
  const [start] = theirZone ? momentsThatRead(callDate, callTime, theirZone) : [];
  return start && theirZone
    ? { start, words: requestMail.call(start, theirZone, ourZone) }
    : { start, words: requestMail.unknownClock(callDate, callTime) };
}
