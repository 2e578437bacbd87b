import type { fieldOptions, serviceNames } from '#domain/consultation-fields.ts';
import { services } from './services.ts';

/** The words of each option of the form. `services.ts` has the words of the services. */
export const choices = {
  service: {
    ...Object.fromEntries(services.map(({ id, title, inForm }) => [id, inForm ?? title])),
    multiple: 'Multiple Services',
    consultation: 'Not sure - need consultation',
  },
  budget: {
    'under-5k': 'Under $5,000',
    '5k-10k': '$5,000 to $10,000',
    '10k-25k': '$10,000 to $25,000',
    '25k-50k': '$25,000 to $50,000',
    '50k-plus': 'More than $50,000',
    discuss: 'Prefer to discuss',
  },
  timeline: {
    asap: 'As soon as possible',
    '1-month': 'Within 1 month',
    '2-3-months': 'In 2 to 3 months',
    '3-6-months': 'In 3 to 6 months',
    flexible: 'Flexible',
  },
} as const satisfies { [List in keyof typeof fieldOptions]: Record<Choosable<List>, string> };

type Choosable<List extends keyof typeof fieldOptions> = Exclude<
  (typeof fieldOptions)[List][number],
  (typeof serviceNames)[number]
>;
