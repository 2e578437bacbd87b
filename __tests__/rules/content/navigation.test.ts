jest.doMock('#agency/pages.ts', () => ({
  pages: {
    home: { address: '/', linkedIn: ['header'] },
    services: { address: { fr: '/prestations' }, linkedIn: ['header'] },
    websites: { address: '/#services' },
    team: { address: '/about-us' },
    about: { address: '/who-we-are' },
    consultation: { address: { fr: '/conseil', en: '/ask' } },
    privacy: { address: { fr: '/confidentialité' } },
    questions: { address: '/about' },
  },
  redirects: [{ from: '/prices', to: '/services' }],
  furtherAddresses: [],
}));
jest.doMock('#agency/languages.ts', () => ({ languages: [{ code: 'fr' }, { code: 'en' }] }));

const {
  addressInOther,
  pagesIn,
  redirects,
  rowNames,
  textAddressesIn,
}: typeof import('#content/navigation.ts') = require('#content/navigation.ts');

test('each page has its address in each language', () => {
  const { services, consultation } = pagesIn('fr');
  expect({ services, consultation }).toEqual({
    services: '/prestations',
    consultation: '/conseil',
  });
  expect(pagesIn('en')).toMatchObject({
    home: '/en',
    services: '/en/services',
    consultation: '/en/ask',
  });
  expect(textAddressesIn('fr')).toEqual({
    questions: '/about',
    privacy: '/confidentialité',
    imprint: '/imprint',
  });
  expect(textAddressesIn('en').privacy).toBe('/privacy');
});

test('a text page is no link that needs a label', () => {
  expect(rowNames).toEqual(['home', 'services', 'websites', 'team', 'about', 'consultation']);
});

test.each([
  ['fr', '/prestations', 'en', '/en/services'],
  ['en', '/en/ask/thank-you', 'fr', '/conseil/thank-you'],
  ['en', '/en/privacy', 'fr', '/confidentialité'],
  ['en', '/en', 'fr', '/'],
  ['fr', '/work/one', 'en', '/en/work/one'],
])('%s %s is in %s %s', (language, address, other, there) => {
  expect(addressInOther(language, address, other)).toBe(there);
});

test('the address that a page would have redirects to its own, unless another page has it', () => {
  const from = (address: string) => redirects.find((each) => each.from === address)?.to;
  expect(from('/services/:rest*')).toBe('/prestations/:rest*');
  expect(from('/en/services/:rest*')).toBeUndefined();
  expect(from('/en/consultation/:rest*')).toBe('/en/ask/:rest*');
  expect(from('/privacy/:rest*')).toBe('/confidentialit%C3%A9/:rest*');
  expect(from('/about/:rest*')).toBeUndefined();
  expect(from('/prices')).toBe('/services');
});
