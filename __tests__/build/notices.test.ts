import { notices } from '../../scripts/build/notices.ts';
import { aFolder } from '../kit/setup/folder.ts';

test('a copied file that nobody translated is named, and one that differs is not', () => {
  const content = aFolder({
    'de/home-page.ts': 'Hallo',
    'de/call-page.ts': 'Anruf',
    'fr/home-page.ts': 'Bonjour',
    'fr/call-page.ts': 'Anruf',
    'de/all.ts': '',
    'fr/all.ts': '',
  });
  expect(notices(content)).toEqual([
    expect.stringMatching(/\/de\/call-page\.ts and .*\/fr\/call-page\.ts are the same/),
  ]);
});
