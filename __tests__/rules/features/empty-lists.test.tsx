import '../../kit/setup/empty-lists.ts';

import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { ownLanguage } from '#content/languages.ts';
import { words } from '../../kit/words.ts';

const FOLDERS = ['', words.pages.about ? 'about' : '', 'services', 'consultation'];

test.each([...new Set(FOLDERS)])('the page /%s needs no list of words', async (folder) => {
  const file = join(process.cwd(), 'src/app/[language]', folder, 'page.tsx');
  const { default: Page } = await import(file);
  const params = Promise.resolve({ language: ownLanguage });
  document.body.innerHTML = renderToStaticMarkup(await Page({ params }));
  expect(document.querySelector('h1')).toHaveTextContent(/\S/);
});
