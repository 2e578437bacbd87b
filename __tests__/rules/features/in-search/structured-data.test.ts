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

test('each id that the data of a page refers to has its node on that page', async () => {
  const { agencyData, servicesData } = await dataWith('');
  for (const data of [agencyData(words), servicesData(words)]) {
    const text = JSON.stringify(data);
    const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    for (const id of references) expect(text).toContain(`"@id":"${id}","`);
  }
});
