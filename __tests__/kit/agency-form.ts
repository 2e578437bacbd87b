import type { ContactMethods, Fields } from '#agency-types.ts';

export const fields = {
  name: { section: 'personal', length: 200, required: true, autoComplete: 'name', half: true },
  email: { section: 'personal', kind: 'email', required: true, autoComplete: 'email', half: true },
  phone: { section: 'personal', kind: 'tel', length: 100, required: true, autoComplete: 'tel' },
  company: { section: 'personal', length: 200 },
  website: { section: 'business', kind: 'url', length: 2_048 },
  service: { section: 'business', choices: ['multiple', 'consultation'], required: true },
  budget: { section: 'business', choices: ['under-5k', 'discuss'] },
  description: { section: 'project', kind: 'paragraphs', length: 10_000, required: true },
} as const satisfies Fields;

export const contactMethods: ContactMethods = ['email', 'text', 'phone'];
