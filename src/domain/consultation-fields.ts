import { z } from 'zod';
import { emailAddress } from './email-address.ts';
import { line, missingOr, paragraphs, word } from './typed-text.ts';

export const notOffered = missingOr('is not one of the offered choices');

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

/** What each list of the form offers. */
export const fieldOptions = {
  service: [
    { value: 'website', label: 'Custom AI-Powered Website' },
    { value: 'email', label: 'Email Marketing Automation' },
    { value: 'chatbot', label: 'Customer Service Chatbots' },
    { value: 'phone', label: 'Automated Phone Callers' },
    { value: 'messaging', label: 'DMs & Text Messaging' },
    { value: 'multiple', label: 'Multiple Services' },
    { value: 'consultation', label: 'Not sure - need consultation' },
  ],
  budget: [
    { value: 'under-5k', label: 'Under $5,000' },
    { value: '5k-10k', label: '$5,000 to $10,000' },
    { value: '10k-25k', label: '$10,000 to $25,000' },
    { value: '25k-50k', label: '$25,000 to $50,000' },
    { value: '50k-plus', label: 'More than $50,000' },
    { value: 'discuss', label: 'Prefer to discuss' },
  ],
  timeline: [
    { value: 'asap', label: 'As soon as possible' },
    { value: '1-month', label: 'Within 1 month' },
    { value: '2-3-months', label: 'In 2 to 3 months' },
    { value: '3-6-months', label: 'In 3 to 6 months' },
    { value: 'flexible', label: 'Flexible' },
  ],
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
  budget: optional(oneOf([...fieldOptions.budget, { value: '' }])),
  timeline: optional(oneOf([...fieldOptions.timeline, { value: '' }])),
  description: required(paragraphs(fieldLimits.description)),
};

export const contactMethods = [
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text' },
  { value: 'phone', label: 'Phone' },
] as const;

/** Whether a visitor has to fill it in. */
export function isRequired(field: keyof typeof fieldRules) {
  return !fieldRules[field].safeParse('').success;
}

function required(text: z.ZodType<string>) {
  return text.refine((given) => given.length > 0, 'is missing');
}

function optional<Value extends string>(value: z.ZodType<Value>) {
  return value.nullish().transform((given) => given ?? '');
}

function oneOf<Value extends string>(options: readonly { value: Value }[]) {
  return z.enum(
    options.map(({ value }) => value),
    { error: notOffered },
  );
}
