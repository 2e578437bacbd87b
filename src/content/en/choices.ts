import { budgets, type Choices } from '../offers.ts';
import { inCurrency } from './prices.ts';

const { small, medium, large, largest } = budgets;

/** The words of each option of the form. `service-words.ts` has the words of the services. */
export const choices = {
  service: {
    multiple: 'Multiple Services',
    consultation: 'Not sure - need consultation',
  },
  budget: {
    'under-5k': `Under ${inCurrency(small)}`,
    '5k-10k': `${inCurrency(small)} to ${inCurrency(medium)}`,
    '10k-25k': `${inCurrency(medium)} to ${inCurrency(large)}`,
    '25k-50k': `${inCurrency(large)} to ${inCurrency(largest)}`,
    '50k-plus': `More than ${inCurrency(largest)}`,
    discuss: 'Prefer to discuss',
  },
  timeline: {
    asap: 'As soon as possible',
    '1-month': 'Within 1 month',
    '2-3-months': 'In 2 to 3 months',
    '3-6-months': 'In 3 to 6 months',
    flexible: 'Flexible',
  },
} as const satisfies Choices;
