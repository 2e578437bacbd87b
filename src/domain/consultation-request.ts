import { z } from 'zod';
import { bookedSlots } from './booked-slots.ts';
import { fromDateString, wasOffered } from './call-dates.ts';
import { callHours } from './call-hours.ts';
import { callSlots } from './call-slots.ts';
import { fieldRules, notOffered } from './consultation-fields.ts';
import type { FieldProblem } from './typed-text.ts';

const record = z.record(z.string(), z.unknown()).catch({});
const timestamp = z.iso.datetime({ offset: true });
const visitor = z.object({ ...fieldRules, submittedAt: timestamp });

const missing: FieldProblem = 'missing';
const dayNotOffered: FieldProblem = 'dayNotOffered';

const callDate = z
  .string({ error: missing })
  .min(1, { error: missing, abort: true })
  .refine((date) => fromDateString(date), dayNotOffered);
const callTime = z.string({ error: notOffered }).refine(isCallTime, { error: notOffered });

const callOnPhone = z
  .object({ contactMethod: z.literal('phone'), callDate, callTime, submittedAt: timestamp })
  .refine((call) => isAgencysClock() || wasOffered(call.callDate, call.submittedAt), {
    path: ['callDate'],
    error: dayNotOffered,
    when: ({ value }) => z.object({ callDate }).safeParse(value).success,
  })
  .refine((call) => isAgencysClock() || !bookedSlots(call.callDate).includes(call.callTime), {
    path: ['callTime'],
    error: 'booked' satisfies FieldProblem,
  });

const noCall = z.object({
  contactMethod: z.enum(['email', 'text']),
  // What is left over from a visitor who chose phone first: leaving phone clears both.
  callDate: z.null().catch(null),
  callTime: z.null().catch(null),
});

const contact = z.discriminatedUnion('contactMethod', [callOnPhone, noCall], {
  error: ({ input }) => notOffered({ input: record.parse(input)['contactMethod'] }),
});

/** What a visitor asks for, as a browser can send it. Whatever the form lets through, this accepts. */
export const consultationRequest = z.preprocess(withTimestamp, visitor.and(contact));

/** Nothing but the page's script asks for day and time, so a form without it may leave both open. */
const callLeftOpen = z.object({
  contactMethod: z.literal('phone'),
  callDate: z.literal('').transform(() => null),
  callTime: z.literal('').transform(() => null),
});
const requestWithOpenCall = z.preprocess(withTimestamp, visitor.and(callLeftOpen));

export type ConsultationRequest =
  | z.infer<typeof consultationRequest>
  | z.infer<typeof requestWithOpenCall>;

/** What a visitor asks for whose browser runs no script. */
export function readPlainForm(fields: unknown) {
  const openCall = requestWithOpenCall.safeParse(fields);
  return openCall.success ? openCall : consultationRequest.safeParse(fields);
}

/** Then a call is never refused for its time: it is marked, and somebody agrees on another. */
function isAgencysClock() {
  return callHours.timeZone !== undefined;
}

function isCallTime(time: string) {
  if (isAgencysClock()) return /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return callSlots.includes(time);
}

/** What the workflow receives, in the order it knows: every field of the form, the call, and when it was sent. */
export const webhookFields = [
  ...Object.keys(fieldRules),
  ...Object.keys(noCall.shape),
  'submittedAt',
] as (keyof ConsultationRequest)[];

export function webhookBody(request: ConsultationRequest) {
  return JSON.stringify(request, webhookFields);
}

/** A form without JavaScript has no timestamp, and no lead is lost to one that is nonsense. */
function withTimestamp(body: unknown) {
  const given = record.parse(body);
  const { data } = timestamp.safeParse(given['submittedAt']);
  return { ...given, submittedAt: data ?? new Date().toISOString() };
}
