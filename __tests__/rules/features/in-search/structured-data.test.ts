import { ownLanguage } from '#content/languages.ts';
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
  const { agencyData } = await dataWith(address);
  const onOneLine = address.replace('\n', ', ') || undefined;
  expect(agencyData(words)).toMatchObject({ '@type': type, address: onOneLine });
});

test('a soft hyphen is for pages only', async () => {
  const { servicesData, StructuredData } = await dataWith('');
  const [{ id }] = services;
  const { wordsByLanguage } = jest.requireActual('#content/words-by-language.ts');
  const torn = { title: 'Kunden\u00ADservice', inForm: undefined };
  Object.assign(wordsByLanguage[ownLanguage].serviceWords[id], torn);
  Object.assign(jest.requireActual('#content/agency.ts').agency, { name: 'Hafen\u00ADkante' });
  const { wordsIn } = await import('#content/words.ts');
  const hyphenated = wordsIn(ownLanguage);
  expect(hyphenated.choices.service).toMatchObject({ [id]: 'Kundenservice' });
  const { pageMetadata } = await import('#features/in-search/page-metadata.ts');
  const page = { address: '/', title: 'Hafen\u00ADkante', description: '' };
  const data = StructuredData({ of: servicesData(hyphenated) });
  expect(JSON.stringify([data, pageMetadata(hyphenated, page)])).not.toContain('\u00AD');
});
