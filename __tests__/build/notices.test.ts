import { longHeadline, lowPrices, untranslated } from '../../scripts/build/notices.ts';

test('a build names each price below ten as visitors see it, because TypeScript reads 2.490 as 2.49', () => {
  const service = (title: string, amount: number) =>
    ({ title, price: { amount, per: 'month' } }) as const;
  const services = [service('Chatbot', 2.49), service('Website', 10)];
  expect(lowPrices({ services, priceText: ({ amount }) => `from $${amount}` })).toEqual([
    'Visitors will see "Chatbot: from $2.49". src/content/offers.ts writes thousands without a point: 2490.',
  ]);
});

test('a headline of more than sixty letters is named with its file', () => {
  expect(longHeadline('de', 'a'.repeat(60))).toEqual([]);
  expect(longHeadline('de', 'a'.repeat(61))).toEqual([
    expect.stringContaining('src/content/de/home-page.ts has 61 letters'),
  ]);
});

test('sentences that nobody translated are counted, and names are not', () => {
  const french = {
    page: { title: 'Smart Business', text: ['Wir antworten in zwei Stunden.', 'À demain'] },
  };
  const german = { text: 'Wir antworten in zwei Stunden.', name: 'Smart Business' };
  expect(untranslated('fr', french, 'de', german)).toEqual([
    expect.stringMatching(/src\/content\/fr .* de: 1, such as "Wir antworten/),
  ]);
  expect(untranslated('fr', { text: 'Nous répondons dans deux heures.' }, 'de', german)).toEqual(
    [],
  );
});
