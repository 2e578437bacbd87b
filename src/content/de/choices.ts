import { budgetLimits } from '#content/words-kit.ts';
import { inCurrency } from './figures.ts';

export const choices = {
  service: {
    multiple: 'Mehrere Leistungen',
    consultation: 'Noch unklar, Beratung gewünscht',
  },
  budget: {
    'under-5k': `Unter ${inCurrency(budgetLimits.small)}`,
    '5k-10k': `${inCurrency(budgetLimits.small)} bis ${inCurrency(budgetLimits.medium)}`,
    '10k-25k': `${inCurrency(budgetLimits.medium)} bis ${inCurrency(budgetLimits.large)}`,
    '25k-50k': `${inCurrency(budgetLimits.large)} bis ${inCurrency(budgetLimits.largest)}`,
    '50k-plus': `Mehr als ${inCurrency(budgetLimits.largest)}`,
    discuss: 'Lieber im Gespräch',
  },
  timeline: {
    asap: 'So bald wie möglich',
    '1-month': 'Innerhalb eines Monats',
    '2-3-months': 'In 2 bis 3 Monaten',
    '3-6-months': 'In 3 bis 6 Monaten',
    flexible: 'Flexibel',
  },
} as const;
