import '../../kit/setup/several-languages.ts';

import { ownLanguage } from '#content/languages.ts';
import { isRemoved, publicAddress } from '../../../scripts/build/next-output/page-addresses.ts';
import { MARKED } from '../../kit/marked-language.ts';

const rows = { home: '/', about: '/who-we-are', consultation: '/ask' };

test.each([
  ['', '/'],
  ['/about', '/who-we-are'],
  ['/consultation/thank-you', '/ask/thank-you'],
  ['/aboutness', '/aboutness'],
  ['/404', '/404'],
])('the page at %s of a language has the address %s of its row', (route, address) => {
  expect(publicAddress(`/${ownLanguage}${route}`, () => rows)).toBe(address);
});

test('a page of a further language keeps the prefix of its language', () => {
  expect(publicAddress(`/${MARKED.code}`, () => rows)).toBe(`/${MARKED.code}`);
  expect(publicAddress(`/${MARKED.code}/about`, () => rows)).toBe(`/${MARKED.code}/who-we-are`);
});

test('an address outside of the languages stays as it is', () => {
  expect(publicAddress('/about/icon.png', () => rows)).toBe('/about/icon.png');
  expect(publicAddress('/', () => rows)).toBe('/');
});

test('a page of ours without a row is removed, with the pages below it', () => {
  const { about, ...others } = rows;
  expect(isRemoved('/[language]/about', rows)).toBe(false);
  expect(isRemoved('/[language]/about', others)).toBe(true);
  expect(isRemoved('/[language]/about/us', others)).toBe(true);
  expect(isRemoved('/[language]/aboutness', others)).toBe(false);
  expect(isRemoved('/[language]/team', others)).toBe(false);
});
