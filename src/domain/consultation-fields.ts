import { emailAddress, line, paragraphs, required, trimmedLine } from './typed-text.ts';

/**
 * Lengths in UTF-16 units, as `maxlength` counts. Nobody reaches them by honest typing. The size
 * limit of a post is computed from them.
 */
export const fieldLimits = {
  name: 200,
  email: 254, // Mail servers accept no more.
  phone: 100,
  company: 200,
  website: 2_048,
  description: 10_000,
} as const;

export const fieldOptions = {
  /** Choices besides the services of `src/agency/offers.ts`, which the form lists first. */
  service: ['multiple', 'consultation'],
  budget: ['under-5k', '5k-10k', '10k-25k', '25k-50k', '50k-plus', 'discuss'],
  timeline: ['asap', '1-month', '2-3-months', '3-6-months', 'flexible'],
} as const;

/** The fields in the order of the webhook's body. The form insists on all `requiredFields`, the server on name and email address. A browser's copy may be two weeks old and from a form with other limits, so the server checks neither options nor lengths, except the email address's. */
export const fieldRules = {
  name: required(line),
  email: emailAddress(fieldLimits.email),
  phone: line,
  company: line,
  // No URL check: `type=url` accepts more than any parser, and a request is worth more than its link.
  website: trimmedLine,
  service: line,
  budget: line,
  timeline: line,
  description: paragraphs,
  // Thank You, mails and the limits of calls need name, email and phone.
} satisfies Record<'name' | 'email' | 'phone', unknown> & Record<string, unknown>;

export type FieldName = keyof typeof fieldRules;

type RequiredFields = readonly ['name', 'email', 'phone', ...FieldName[]];
const requiredFields: RequiredFields = ['name', 'email', 'phone', 'service', 'description'];

export const contactMethods = ['email', 'text', 'phone'] as const;

export const formRequires = (field: FieldName) => requiredFields.includes(field);
