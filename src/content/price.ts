import { leftToRight } from '#domain/left-to-right.ts';
import { agency } from './agency.ts';

/** The lowest price of a service. The visible price and the structured data derive from it. */
export type Price = { amount: number; per: 'project' | 'month' };

/** "$997", or "$1,250.50" for a price with cents. */
export function currencyIn(locale: string) {
  const inCurrency = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: agency.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (amount: number) => inCurrency.format(amount).replace(/[A-Z]+\$/, leftToRight);
}
