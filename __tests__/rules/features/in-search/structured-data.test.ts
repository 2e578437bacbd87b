import { servicesData } from '#features/in-search/structured-data.ts';
import { agency, services, words } from '../../../kit/words.ts';

test('every service is offered at the price that visitors read', () => {
  const offers = servicesData(words)['@graph'].flatMap((node) =>
    'offers' in node ? [{ ...node.offers, name: node.name }] : [],
  );
  expect(offers).toMatchObject(
    services.map(({ title, price }) => ({
      name: title,
      priceSpecification: { minPrice: price.amount, priceCurrency: agency.currency },
    })),
  );
});

test.each([
  ['', 'Organization'],
  ['1 Main Street\nSpringfield', 'ProfessionalService'],
])('with the address %j the agency is a %s', async (address, type) => {
  jest.resetModules();
  jest.doMock('#content/legal-entity.ts', () => ({ legalEntity: { name: 'Ada', address } }));
  const { agencyData } = await import('#features/in-search/structured-data.ts');
  expect(agencyData(words)).toMatchObject({
    '@type': type,
    name: agency.name,
    slogan: agency.tagline,
    email: agency.email,
    telephone: agency.phone,
    address: address.replace('\n', ', ') || undefined,
  });
});
