import { serviceNames } from '#domain/consultation-fields.ts';
import { sentenceOf } from '../../../../scripts/build/finish/build-errors.ts';
import { servicesErrors } from '../../../../scripts/build/finish/services-errors.ts';

const errors = (amount: number, id: string = serviceNames[0]) =>
  servicesErrors([{ id, price: { amount } }]).map(sentenceOf);

test('a service that the form does not know is refused, with both files to edit', () => {
  expect(errors(1, 'reviews')).toEqual([
    expect.stringMatching(
      /^src\/content\/services\.ts has the service 'reviews'.*src\/domain\/consultation-fields\.ts.*src\/content\/consultation-page\.ts\.$/,
    ),
  ]);
});

test.each([-5, Number.NaN, Number.POSITIVE_INFINITY])('a price of %d is refused', (amount) => {
  expect(errors(amount)).toEqual([
    `src/content/services.ts has a price of ${amount} for '${serviceNames[0]}'. Write what the service costs at least, 0 or more.`,
  ]);
});

test.each([0, 997, 1250.5])('a price of %d is none of our business', (amount) => {
  expect(errors(amount)).toEqual([]);
});
