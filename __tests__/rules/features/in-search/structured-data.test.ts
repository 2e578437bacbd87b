import { openingHours } from '#content/call-days.ts';
import { callHours } from '#domain/call-hours.ts';
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

test('a place with hours in a zone tells machines when it opens, and when it is closed', () => {
  expect(openingHours()).toBeUndefined();
  const hours = { Friday: ['10:00-12:30', '13:30-15:00'] } as const;
  const given = {
    ...callHours,
    hours,
    closed: ['2026-12-25 to 2026-12-26'],
    timeZone: 'Europe/Berlin',
  };
  const type = { '@type': 'OpeningHoursSpecification' };
  const christmas = { validFrom: '2026-12-25', validThrough: '2026-12-26' };
  expect(openingHours(given)).toEqual([
    { ...type, dayOfWeek: 'Friday', opens: '10:00', closes: '12:30' },
    { ...type, dayOfWeek: 'Friday', opens: '13:30', closes: '15:00' },
    { ...type, ...christmas, opens: '00:00', closes: '00:00' },
  ]);
});

test('each id that the data of a page refers to has its node on that page', async () => {
  const { agencyData, servicesData } = await dataWith('');
  for (const data of [agencyData(words), servicesData(words)]) {
    const text = JSON.stringify(data);
    const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    for (const id of references) expect(text).toContain(`"@id":"${id}","`);
  }
});
