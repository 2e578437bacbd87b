import { leftToRight } from '#domain/left-to-right.ts';
import { agency } from './agency.ts';

export type Price = { amount: number; per: 'project' | 'month' };

export function currencyIn(locale: string) {
  const inCurrency = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: agency.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (amount: number) => inCurrency.format(amount).replace(/[A-Z]+\$/, leftToRight);
}
