import { z } from 'zod';
import { fromDateString } from './call-dates.ts';
import { fieldRules } from './consultation-fields.ts';
import { type FieldProblem, line } from './typed-text.ts';

const missing: FieldProblem = 'missing';
const isDate = (text: string) => fromDateString(text) !== undefined;
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const request = z.object({
  ...fieldRules,
  contactMethod: line,
  callDate: openOr(isDate, 'notADate'),
  callTime: openOr(isTime, 'notATime'),
  // A form without JavaScript has no timestamp, and no lead is lost to one that is nonsense.
  submittedAt: z.iso.datetime({ offset: true }).catch(() => new Date().toISOString()),
});

export type ConsultationRequest = z.infer<typeof request>;

/**
 * What a visitor asks for. Whatever a page of this site lets through, today's or an earlier one's, this accepts: days,
 * hours and options are its owner's to change. A form without the page's script may leave the call open, not half open.
 */
export const consultationRequest = z.preprocess(
  withoutIdleCall,
  request
    .refine(({ callDate, callTime }) => callDate || !callTime, {
      path: ['callDate'],
      error: missing,
    })
    .refine(({ callDate, callTime }) => callTime || !callDate, {
      path: ['callTime'],
      error: missing,
    }),
);

/** What the workflow receives, in the order it knows: every field of the form, the call, and when it was sent. */
export const webhookFields = Object.keys(request.shape) as (keyof ConsultationRequest)[];

export function webhookBody(request: ConsultationRequest) {
  return JSON.stringify(request, webhookFields);
}

function openOr(isWritten: (text: string) => boolean, problem: FieldProblem) {
  return line
    .refine((text) => text === '' || isWritten(text), problem)
    .transform((text) => text || null);
}

/** What is left over from a visitor who chose phone first: leaving phone clears both. */
function withoutIdleCall(given: unknown): unknown {
  const body = Object(given);
  return body.contactMethod === 'phone' ? body : { ...body, callDate: null, callTime: null };
}
