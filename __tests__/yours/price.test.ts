import { agency } from '#content/agency.ts';
import { priceText } from '#content/price.ts';

test.each([
  [1250, 0],
  [90, 0],
  [1250.5, 2],
])(
  'a price of %d is written with %d decimals, in the currency and the language of the agency',
  (amount, decimals) => {
    const { locale, currency } = agency;
    const written = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    expect(priceText({ amount, per: 'month' })).toContain(written.format(amount));
    expect(priceText({ amount, per: 'project' })).toContain(written.format(amount));
  },
);
