import { amountFormatter, type Price } from '../price.ts';
import { locale } from './language.ts';

export const inCurrency = amountFormatter(locale);

export function priceText({ amount, per }: Price) {
  const price = inCurrency(amount);
  return per === 'month' ? `ab ${price} im Monat` : `ab ${price}`;
}
