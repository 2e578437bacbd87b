import { priceText } from '#content/price.ts';

test.each([
  [{ dollars: 1250, per: 'month' }, '$1,250'],
  [{ dollars: 90, per: 'project' }, '$90'],
  [{ dollars: 1250.5, per: 'project' }, '$1,250.50'],
] as const)('a price of %j is written %s', (price, written) => {
  expect(priceText(price)).toContain(written);
});

test('a price by the month says so', () => {
  const [monthly, once] = (['month', 'project'] as const).map((per) =>
    priceText({ dollars: 90, per }),
  );
  expect(monthly).not.toBe(once);
  expect(monthly).toMatch(new RegExp(`^${once?.replace('$', '\\$')}.`));
});
