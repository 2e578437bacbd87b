import type { ContactMethods, Fields } from '#agency-types.ts';

/**
 * The fields of the form and of your workflow, in this order. Delete a line, and the field is gone;
 * `name`, `email`, `phone` and `service` must stay. A new field needs a label: `formFields` in
 * words/en.ts. `length` is the most letters that a visitor may write.
 */
export const fields = {
  name: { section: 'personal', length: 200, required: true, autoComplete: 'name', half: true },
  email: { section: 'personal', kind: 'email', required: true, autoComplete: 'email', half: true },
  phone: {
    section: 'personal',
    kind: 'tel',
    length: 100,
    required: true,
    autoComplete: 'tel',
    half: true,
  },
  company: { section: 'personal', length: 200, autoComplete: 'organization', half: true },
  // city: { section: 'personal', length: 100, autoComplete: 'address-level2', half: true },
  website: { section: 'business', kind: 'url', length: 2_048, autoComplete: 'url' },
  // The form lists the services before these choices.
  service: { section: 'business', choices: ['multiple', 'consultation'], required: true },
  budget: {
    section: 'business',
    choices: ['under-5k', '5k-10k', '10k-25k', '25k-50k', '50k-plus', 'discuss'],
    half: true,
  },
  timeline: {
    section: 'business',
    choices: ['asap', '1-month', '2-3-months', '3-6-months', 'flexible'],
    half: true,
  },
  description: { section: 'project', kind: 'paragraphs', length: 10_000, required: true },
} as const satisfies Fields;

/** How visitors may ask to be answered. */
export const contactMethods: ContactMethods = ['email', 'text', 'phone'];
