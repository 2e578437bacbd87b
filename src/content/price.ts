import { agency } from './agency.ts';

export type Price = { amount: number; per: 'project' | 'month' };

export function amountFormatter(locale: string) {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: agency.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  // A currency such as US$ stays left-to-right in every language.
  return (amount: number) => format.format(amount).replace(/[A-Z]+\$/, '\u2066$&\u2069');
}
