import { notices } from '../../scripts/build/notices.ts';
import { aFolder } from '../kit/setup/folder.ts';

test('a copied file that nobody translated is named, and one that differs is not', () => {
  const src = aFolder({
    'content/de/home-page.ts': 'Hallo',
    'content/de/call-page.ts': 'Anruf',
    'agency/words/fr/home-page.ts': 'Bonjour',
    'agency/words/fr/call-page.ts': 'Anruf',
    'content/de/facts.ts': '',
    'agency/words/fr/facts.ts': '',
  });
  expect(notices(src)).toEqual([
    expect.stringMatching(/\/fr\/call-page\.ts and .*\/de\/call-page\.ts are the same/),
  ]);
});
