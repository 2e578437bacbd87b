import { z } from 'zod';
import {
  emailAddress,
  type FieldProblem,
  line,
  missingOr,
  paragraphs,
  word,
} from './typed-text.ts';

export const notOffered = missingOr('notOffered');

/** In the units of `maxlength`: filled to the brim, six bytes a unit, a request fits into the 32 KiB that are read. */
export const fieldLimits = {
  name: 100,
  email: 254,
  phone: 40,
  company: 100,
  website: 2_048,
  description: 3_000,
} as const;

/** The names of the services, of which the form offers those that `#content/services.ts` describes. */
export const serviceNames = ['website', 'email', 'chatbot', 'phone', 'messaging'] as const;

/** What each list of the form offers, in its order; `#content/consultation-page.ts` has the words. */
export const fieldOptions = {
  service: [...serviceNames, 'multiple', 'consultation'],
  budget: ['under-5k', '5k-10k', '10k-25k', '25k-50k', '50k-plus', 'discuss'],
  timeline: ['asap', '1-month', '2-3-months', '3-6-months', 'flexible'],
} as const;

/** What is accepted of each field, in the order in which the workflow receives them. */
export const fieldRules = {
  name: required(line(fieldLimits.name)),
  email: emailAddress(fieldLimits.email),
  phone: required(line(fieldLimits.phone)),
  company: optional(line(fieldLimits.company)),
  // No URL check: `type=url` lets through more than any parser, and a lead is worth more than its link.
  website: optional(word(fieldLimits.website)),
  service: oneOf(fieldOptions.service),
  budget: optional(oneOf([...fieldOptions.budget, ''])),
  timeline: optional(oneOf([...fieldOptions.timeline, ''])),
  description: required(paragraphs(fieldLimits.description)),
};

export const contactMethods = ['email', 'text', 'phone'] as const;

export function isRequired(field: keyof typeof fieldRules) {
  return !fieldRules[field].safeParse('').success;
}

function required(text: z.ZodType<string>) {
  return text.refine((given) => given.length > 0, 'missing' satisfies FieldProblem);
}

function optional<Value extends string>(value: z.ZodType<Value>) {
  return value.nullish().transform((given) => given ?? '');
}

function oneOf<Value extends string>(options: readonly Value[]) {
  return z.enum(options, { error: notOffered });
}
