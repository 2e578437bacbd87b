import { agency } from '#content/agency.ts';
import { pricesIn } from '#content/price.ts';

const phrases = { pricePerProject: 'from {amount}', pricePerMonth: 'from {amount}/month' } as const;
const { currency } = agency;
afterEach(() => Object.assign(agency, { currency }));

test('a price may begin a new line after its slash, because a code makes an amount long', () => {
  Object.assign(agency, { currency: 'DKK' });
  const { priceText } = pricesIn('en-US', phrases);
  expect(priceText({ amount: 2900, per: 'month' })).toBe('from DKK\u00A02,900/\u200Bmonth');
});
