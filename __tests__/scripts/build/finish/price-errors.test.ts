import { sentenceOf } from '../../../../scripts/build/finish/build-errors.ts';
import { priceErrors } from '../../../../scripts/build/finish/price-errors.ts';

const errors = (amount: number) =>
  priceErrors([{ id: 'website', price: { amount, per: 'month' } }]).map(sentenceOf);

test.each([-5, Number.NaN, Number.POSITIVE_INFINITY])('a price of %d is refused', (amount) => {
  expect(errors(amount)).toEqual([
    `src/content/services.ts has a price of ${amount} for 'website'. Write what the service costs at least, 0 or more.`,
  ]);
});

test.each([0, 997, 1250.5])('a price of %d is none of our business', (amount) => {
  expect(errors(amount)).toEqual([]);
});
