import { z } from 'zod';
import { bookedSlots } from './booked-slots.ts';
import { fromDateString } from './call-dates.ts';
import { callSlots } from './call-slots.ts';
import { budgetOptions, serviceOptions, timelineOptions } from './consultation-options.ts';
import { emailAddress } from './email-address.ts';
import { wasOffered } from './offered-dates.ts';
import { line, missingOr, paragraphs, word } from './typed-text.ts';

/**
 * How much each text field takes, in the units of `maxlength`. Filled to the brim with whatever JSON writes
 * longest (six bytes a unit), a request still fits into the 32 KiB that the server reads.
 */
export const fieldLimits = {
  name: 100,
  email: 254,
  phone: 40,
  company: 100,
  website: 2_048,
  description: 3_000,
} as const;

const notOffered = missingOr('is not one of the offered choices');
const timestamp = z.iso.datetime({ offset: true });

const visitor = z.object({
  name: line(fieldLimits.name).refine(isFilled, 'is missing'),
  email: emailAddress(fieldLimits.email),
  phone: line(fieldLimits.phone).refine(isFilled, 'is missing'),
  company: optional(line(fieldLimits.company)),
  // No URL check: `type=url` lets through more than any parser, and a lead is worth more than its link.
  website: optional(word(fieldLimits.website)),
  service: oneOf(serviceOptions),
  budget: optional(oneOf([...budgetOptions, { value: '' }])),
  timeline: optional(oneOf([...timelineOptions, { value: '' }])),
  description: paragraphs(fieldLimits.description).refine(isFilled, 'is missing'),
  submittedAt: timestamp,
});

const callDate = z
  .string({ error: 'is missing' })
  .min(1, { error: 'is missing', abort: true })
  .refine((date) => fromDateString(date), 'is not a calendar day');
const callTime = z.enum(values(callSlots), { error: missingOr('is not one of the offered times') });

const callOnPhone = z
  .object({ contactMethod: z.literal('phone'), callDate, callTime, submittedAt: timestamp })
  .refine((call) => wasOffered(call.callDate, call.submittedAt), {
    path: ['callDate'],
    error: 'is not a weekday within the 30 days that were offered',
    when: ({ value }) => z.object({ callDate }).safeParse(value).success,
  })
  .refine((call) => !bookedSlots(call.callDate).includes(call.callTime), {
    path: ['callTime'],
    error: 'is already booked on that day',
  });

const noCall = z.object({
  contactMethod: z.enum(['email', 'text']),
  // What is left over from a visitor who chose phone first: leaving phone clears both.
  callDate: z.null().catch(null),
  callTime: z.null().catch(null),
});

const contact = z.discriminatedUnion('contactMethod', [callOnPhone, noCall], {
  error: ({ input }) => notOffered({ input: Object(input).contactMethod }),
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

export const webhookFields = [
  'name',
  'email',
  'phone',
  'company',
  'website',
  'service',
  'budget',
  'timeline',
  'description',
  'contactMethod',
  'callDate',
  'callTime',
  'submittedAt',
] satisfies (keyof ConsultationRequest)[];

/** The thirteen fields that the workflow receives, in the order it knows them. */
export function webhookBody(request: ConsultationRequest) {
  return JSON.stringify(request, webhookFields);
}

/** A form without JavaScript has no timestamp, and no lead is lost to one that is nonsense. */
function withTimestamp(body: unknown) {
  const fields: Record<string, unknown> = { ...Object(body) };
  const given = timestamp.safeParse(fields['submittedAt']);
  return { ...fields, submittedAt: given.data ?? new Date().toISOString() };
}

function isFilled(text: string) {
  return text.length > 0;
}

function optional<Value extends string>(value: z.ZodType<Value>) {
  return value.nullish().transform((given) => given ?? '');
}

function oneOf<Value extends string>(options: readonly { value: Value }[]) {
  return z.enum(values(options), { error: notOffered });
}

function values<Value extends string>(options: readonly { value: Value }[]) {
  return options.map(({ value }) => value);
}
