import { budgets, type Choices } from '../offers.ts';
import { inCurrency } from './prices.ts';

export const choices = {
  service: {
    multiple: 'Mehrere Leistungen',
    consultation: 'Noch unklar, Beratung gewünscht',
  },
  budget: {
    'under-5k': `Unter ${inCurrency(budgets.small)}`,
    '5k-10k': `${inCurrency(budgets.small)} bis ${inCurrency(budgets.medium)}`,
    '10k-25k': `${inCurrency(budgets.medium)} bis ${inCurrency(budgets.large)}`,
    '25k-50k': `${inCurrency(budgets.large)} bis ${inCurrency(budgets.largest)}`,
    '50k-plus': `Mehr als ${inCurrency(budgets.largest)}`,
    discuss: 'Lieber im Gespräch',
  },
  timeline: {
    asap: 'So bald wie möglich',
    '1-month': 'Innerhalb eines Monats',
    '2-3-months': 'In 2 bis 3 Monaten',
    '3-6-months': 'In 3 bis 6 Monaten',
    flexible: 'Flexibel',
  },
} as const satisfies Choices;
