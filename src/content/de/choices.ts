import { budgets, type Choices } from '../offers.ts';
import { inCurrency } from './prices.ts';

const { small, medium, large, largest } = budgets;

export const choices = {
  service: {
    multiple: 'Mehrere Leistungen',
    consultation: 'Noch unklar, Beratung gewünscht',
  },
  budget: {
    'under-5k': `Unter ${inCurrency(small)}`,
    '5k-10k': `${inCurrency(small)} bis ${inCurrency(medium)}`,
    '10k-25k': `${inCurrency(medium)} bis ${inCurrency(large)}`,
    '25k-50k': `${inCurrency(large)} bis ${inCurrency(largest)}`,
    '50k-plus': `Mehr als ${inCurrency(largest)}`,
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
