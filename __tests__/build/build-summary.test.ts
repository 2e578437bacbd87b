import { buildSummary, lowPrices } from '../../scripts/build/build-summary.ts';

const file = (type: string, bytes: number) => {
  const plain = { status: 200, encoding: 'identity', file: '', bytes: 4 * bytes };
  const headers = { 'Content-Type': type };
  return [
    { ...plain, headers },
    { ...plain, headers, encoding: 'br', bytes },
  ] as const;
};

test('a build ends with its pages, their compressed bytes and the time', () => {
  const files = {
    '/': file('text/html', 12_000),
    '/large': file('text/html', 14_500),
    '/logo.svg': file('image/svg+xml', 99),
  };
  expect(buildSummary({ version: '2026', files }, 21.4).split('\n')).toEqual([
    '  12,140 bytes  /',
    '  14,640 bytes  /large (needs a second round trip)',
    'Bytes are compressed and include headers. 2 pages and 1 other files',
    'are finished as 2026, after 21 s.',
  ]);
});

test('a build names each price below ten as visitors see it, because TypeScript reads 2.490 as 2.49', () => {
  const service = (title: string, amount: number) =>
    ({ title, price: { amount, per: 'month' } }) as const;
  const services = [service('Chatbot', 2.49), service('Website', 10)];
  expect(lowPrices({ services, priceText: ({ amount }) => `from $${amount}` })).toEqual([
    'Visitors will see "Chatbot: from $2.49". src/content/offers.ts writes thousands without a point: 2490.',
  ]);
});
