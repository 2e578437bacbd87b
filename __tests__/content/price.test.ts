import { priceText } from '#content/price.ts';

test.each([
  [{ dollars: 1250, per: 'month' }, '$1,250/month'],
  [{ dollars: 90, per: 'project' }, '$90'],
] as const)('a price of %j is written %s', (price, written) => {
  expect(priceText(price)).toMatch(new RegExp(` ${written.replace('$', '\\$')}$`));
});
