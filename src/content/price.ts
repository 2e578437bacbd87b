import type { PhraseTexts, Price } from '#agency-types.ts';
import { agency } from './agency.ts';
import { fillBlanks } from './fill-blanks.ts';

type PricePhrases = Pick<PhraseTexts, 'pricePerMonth' | 'pricePerProject'>;

export function pricesIn(locale: string, phrases: PricePhrases) {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: agency.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  // A currency such as US$ stays left-to-right in every language.
  const inCurrency = (amount: number) =>
    format.format(amount).replace(/[A-Z]+\$/, '\u2066$&\u2069');
  const priceText = ({ amount, per }: Price) => {
    const phrase = per === 'month' ? phrases.pricePerMonth : phrases.pricePerProject;
    return fillBlanks(phrase, { amount: inCurrency(amount) });
  };
  return { inCurrency, priceText };
}
