import { leftToRight } from '#domain/left-to-right.ts';
import { agency } from './agency.ts';

/** The least a service costs; what people read and what machines read both derive from it. */
export type Price = { amount: number; per: 'project' | 'month' };

/** "$997", and "$1,250.50" where there are cents. */
const inCurrency = new Intl.NumberFormat(agency.locale, {
  style: 'currency',
  currency: agency.currency,
  trailingZeroDisplay: 'stripIfInteger',
});

export function priceText({ amount, per }: Price) {
  const price = inCurrency.format(amount).replace(/[A-Z]+\$/, leftToRight);
  return per === 'month' ? `starting at ${price}/month` : `starting at ${price}`;
}
