import { budgetLimits } from '#content/words-kit.ts';
import { inCurrency } from './figures.ts';

/** The words of each option of the form. `service-words.ts` has the words of the services. */
export const choices = {
  service: {
    multiple: 'Multiple Services',
    consultation: 'Not sure - need consultation',
  },
  budget: {
    'under-5k': `Under ${inCurrency(budgetLimits.small)}`,
    '5k-10k': `${inCurrency(budgetLimits.small)} to ${inCurrency(budgetLimits.medium)}`,
    '10k-25k': `${inCurrency(budgetLimits.medium)} to ${inCurrency(budgetLimits.large)}`,
    '25k-50k': `${inCurrency(budgetLimits.large)} to ${inCurrency(budgetLimits.largest)}`,
    '50k-plus': `More than ${inCurrency(budgetLimits.largest)}`,
    discuss: 'Prefer to discuss',
  },
  timeline: {
    asap: 'As soon as possible',
    '1-month': 'Within 1 month',
    '2-3-months': 'In 2 to 3 months',
    '3-6-months': 'In 3 to 6 months',
    flexible: 'Flexible',
  },
} as const;
