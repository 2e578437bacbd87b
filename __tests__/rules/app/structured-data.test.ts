import { agencyData, servicesData } from '../../../src/app/structured-data.ts';
import { agency, services, words } from '../../kit/words.ts';

const offers = servicesData(words)['@graph'].map(({ name, offers }) => ({ name, ...offers }));

test('every service is offered at the price that visitors read', () => {
  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
    services.map(({ title, price }) => [title, price.amount, agency.currency]),
  );
});

test('structured data describes the agency and its offers', () => {
  expect(agencyData(words)).toMatchObject({
    '@type': 'ProfessionalService',
    name: agency.name,
    slogan: agency.tagline,
    email: agency.email,
    telephone: agency.phone,
    makesOffer: offers.map((offer) => ({ '@id': offer['@id'] })),
  });
});
