import { longHeadline, lowPrice, untranslated } from '../../scripts/build/notices.ts';
import { aFolder } from '../kit/setup/folder.ts';

test('a price below ten is named as visitors see it, because TypeScript reads 2.490 as 2.49', () => {
  expect(lowPrice('Website', 10, 'from $10')).toBe(false);
  expect(lowPrice('Chatbot', 2.49, 'from $2.49')).toBe(
    'Visitors will see "Chatbot: from $2.49". If thousands are meant, write them without a point in src/content/offers.ts: 2490.',
  );
});

test('a headline of more than sixty letters is named with its file', () => {
  expect(longHeadline('de', 'a'.repeat(60))).toBe(false);
  expect(longHeadline('de', 'a'.repeat(61))).toMatch('src/content/de/home-page.ts has 61 letters');
});

test('a copied file that nobody translated is named, and one that differs is not', () => {
  const content = aFolder({
    'de/home-page.ts': 'Hallo',
    'de/call-page.ts': 'Anruf',
    'fr/home-page.ts': 'Bonjour',
    'fr/call-page.ts': 'Anruf',
    'de/all.ts': '',
    'fr/all.ts': '',
  });
  expect(untranslated(content)).toEqual([
    expect.stringMatching(/\/de\/call-page\.ts and .*\/fr\/call-page\.ts are the same/),
  ]);
});
