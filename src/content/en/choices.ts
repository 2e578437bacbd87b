import { budgets, type Choices } from '../offers.ts';
import { inCurrency } from './prices.ts';

/** The words of each option of the form. `service-words.ts` has the words of the services. */
export const choices = {
  service: {
    multiple: 'Multiple Services',
    consultation: 'Not sure - need consultation',
  },
  budget: {
    'under-5k': `Under ${inCurrency(budgets.small)}`,
    '5k-10k': `${inCurrency(budgets.small)} to ${inCurrency(budgets.medium)}`,
    '10k-25k': `${inCurrency(budgets.medium)} to ${inCurrency(budgets.large)}`,
    '25k-50k': `${inCurrency(budgets.large)} to ${inCurrency(budgets.largest)}`,
    '50k-plus': `More than ${inCurrency(budgets.largest)}`,
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
