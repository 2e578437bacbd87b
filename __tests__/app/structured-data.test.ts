import { agency } from '#content/agency.ts';
import { services } from '#content/services.ts';
import { agencyData, servicesData } from '../../src/app/structured-data.ts';

const offers = servicesData()['@graph'].map(({ name, offers }) => ({ name, ...offers }));

test('every service is offered at the price that visitors read', () => {
  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
    services.map(({ title, price }) => [title, price.dollars, 'USD']),
  );
});

test('the website is paid once, everything else by the month', () => {
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

test('the agency is described by the file that an owner edits, and makes each of the offers', () => {
  expect(agencyData()).toMatchObject({
    '@type': 'ProfessionalService',
    name: agency.name,
    slogan: 'Smart Business Starts Here',
    email: agency.email,
    telephone: agency.phone,
    makesOffer: offers.map((offer) => ({ '@id': offer['@id'] })),
  });
});
