import { emailAddress, line, needed, paragraphs, word } from './typed-text.ts';

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

/**
 * How each field is read, in the order in which the workflow receives them. A page that is open, or a browser's copy
 * of a fortnight ago, knows other lengths, options and needs than today's form: whatever they say is taken as it was
 * said. Without a name and an address there is nobody to answer.
 */
export const fieldRules = {
  name: needed(line),
  email: emailAddress(fieldLimits.email),
  phone: line,
  company: line,
  // No URL check: `type=url` lets through more than any parser, and a lead is worth more than its link.
  website: word,
  service: line,
  budget: line,
  timeline: line,
  description: paragraphs,
};

type Field = keyof typeof fieldRules;

/** What the form is not sent without. */
const requiredFields: readonly Field[] = ['name', 'email', 'phone', 'service', 'description'];

export const contactMethods = ['email', 'text', 'phone'] as const;

export const isRequired = (field: Field) => requiredFields.includes(field);
