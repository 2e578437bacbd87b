import { agency, services, words } from '../../../kit/words.ts';

async function dataWith(address: string) {
  jest.resetModules();
  jest.doMock('#content/legal-entity.ts', () => ({ legalEntity: { name: 'Ada', address } }));
  return import('#features/in-search/structured-data.ts');
}

test('every service is offered at the price that visitors read', async () => {
  const { servicesData } = await dataWith('');
  const offers = servicesData(words)['@graph'].flatMap((node) =>
    'offers' in node ? [{ ...node.offers, name: node.name }] : [],
  );
  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(
    services.map(({ title, price }) => [title, price.amount, agency.currency]),
  );
});

test.each([
  ['', 'Organization'],
  ['1 Main Street\nSpringfield', 'ProfessionalService'],
])('with the address %j the agency is a %s', async (address, type) => {
  const { agencyData } = await dataWith(address);
  expect(agencyData(words)).toMatchObject({
    '@type': type,
    name: agency.name,
    slogan: agency.tagline,
    email: agency.email,
    telephone: agency.phone,
    address: address.replace('\n', ', ') || undefined,
  });
});
