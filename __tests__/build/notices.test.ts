import { languageNotices } from '../../scripts/build/notices.ts';
import { aFolder } from '../kit/setup/folder.ts';

test('a language with lines that nobody translated is named, with their number', () => {
  const src = aFolder({
    'agency/words/fr/home-page.ts': "// a: 'One',\n a: 'One',\n// b: 'Two',\n b: 'Deux',\n",
    'agency/words/fr/call-page.ts': "// a: 'Three',\n a: 'Three',\n",
    'agency/words/es/home-page.ts': "// a: 'One',\n a: 'Uno',\n",
  });
  expect(languageNotices(src)).toEqual([
    expect.stringMatching(/fr has 2 lines to translate\. npm run words -- --language fr /),
  ]);
});
