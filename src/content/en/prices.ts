import { amountFormatter, type Price } from '../price.ts';
import { locale } from './language.ts';

export const inCurrency = amountFormatter(locale);

export function priceText({ amount, per }: Price) {
  const price = inCurrency(amount);
  return per === 'month' ? `starting at ${price}/month` : `starting at ${price}`;
}
