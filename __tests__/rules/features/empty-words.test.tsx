import '../../kit/setup/empty-words.ts';

import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { ownLanguage } from '#content/languages.ts';
import { words } from '../../kit/words.ts';

const FOLDERS = ['', words.pages.about ? 'about' : '', 'services', 'consultation'];
const SAYING = 'h1, h2, h3, p, ul, ol, li, dl, dt, dd, a, small, strong, blockquote, summary';
const SEEN = 'img, svg, input, select, textarea';

test.each([...new Set(FOLDERS)])(
  'the page /%s has no empty element for a text or list that its owner left out',
  async (folder) => {
    const file = join(process.cwd(), 'src/app/[language]', folder, 'page.tsx');
    const { default: Page } = await import(file);
    const params = Promise.resolve({ language: ownLanguage });
    document.body.innerHTML = renderToStaticMarkup(await Page({ params }));
    expect(document.querySelector('h1')).toHaveTextContent(/\S/);
    const empty = [...document.querySelectorAll(SAYING)]
      .filter((element) => !element.closest('[aria-hidden], [hidden]'))
      .filter((element) => !element.textContent.trim() && !element.querySelector(SEEN));
    expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);
