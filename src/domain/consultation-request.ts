import { z } from 'zod';
import { asRecord } from './as-record.ts';
import { fromDateString } from './call-dates.ts';
import { fieldRules } from './consultation-fields.ts';
import { type FieldProblem, line } from './typed-text.ts';

const missing: FieldProblem = 'missing';
const isDate = (text: string) => fromDateString(text) !== undefined;
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const request = z.object({
  ...fieldRules,
  contactMethod: line,
  callDate: emptyOr(isDate, 'notADate'),
  callTime: emptyOr(isTime, 'notATime'),
  // A form without JavaScript has no timestamp, and an invalid one must not lose a request.
  submittedAt: z.iso.datetime({ offset: true }).catch(() => new Date().toISOString()),
});

export type ConsultationRequest = z.infer<typeof request>;

export const consultationRequest = z.preprocess(
  dropCallUnlessByPhone,
  request.superRefine(({ callDate, callTime }, { addIssue }) => {
    if (callTime && !callDate) addIssue({ code: 'custom', path: ['callDate'], message: missing });
    if (callDate && !callTime) addIssue({ code: 'custom', path: ['callTime'], message: missing });
  }),
);

export const webhookFieldNames = Object.keys(request.shape) as (keyof ConsultationRequest)[];

export const webhookBody = (request: ConsultationRequest) =>
  JSON.stringify(request, webhookFieldNames);

function emptyOr(isValid: (text: string) => boolean, problem: FieldProblem) {
  return line
    .refine((text) => text === '' || isValid(text), problem)
    .transform((text) => text || null);
}

function dropCallUnlessByPhone(given: unknown): unknown {
  const body = asRecord(given);
  return body['contactMethod'] === 'phone' ? body : { ...body, callDate: null, callTime: null };
}
