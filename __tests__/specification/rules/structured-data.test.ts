import { agencyData, servicesData } from '../../../src/app/structured-data.ts';

test('the website is paid once, everything else by the month', () => {
  const offers = servicesData()['@graph'].map(({ offers }) => offers);
  expect(offers.map(({ priceSpecification }) => priceSpecification)).toEqual([
    { '@type': 'PriceSpecification', price: 997, minPrice: 997, priceCurrency: 'USD' },
    ...[997, 497, 497, 397].map((price) => ({
      '@type': 'UnitPriceSpecification',
      price,
      minPrice: price,
      priceCurrency: 'USD',
      unitCode: 'MON',
      billingDuration: 'P1M',
    })),
  ]);
});

test('the agency has its slogan', () => {
  expect(agencyData().slogan).toBe('Smart Business Starts Here');
});
