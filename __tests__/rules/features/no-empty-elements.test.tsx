import '../../kit/setup/empty-words.ts';

import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { ownLanguage } from '#content/languages.ts';
import { ThankYou } from '#features/consultation/thank-you/thank-you.tsx';
import { words } from '../../kit/words.ts';

const OPTIONAL = words.pages.about ? ['about'] : [];
const FOLDERS = ['', ...OPTIONAL, 'services', 'consultation', 'consultation/thank-you'];
const SAYING = 'h1, h2, h3, p, ul, ol, li, dl, dt, dd, a, small, strong, blockquote, summary';
const SEEN = 'img, svg, input, select, textarea';

test.each(FOLDERS)(
  'the page /%s has no empty element for a text or list that its owner left out',
  async (folder) => {
    const file = join(process.cwd(), 'src/app/[language]', folder, 'page.tsx');
    const { default: Page } = await import(file);
    const params = Promise.resolve({ language: ownLanguage });
    document.body.innerHTML = renderToStaticMarkup(await Page({ params }));
    expect(document.querySelector('h1')).toHaveTextContent(/\S/);
    expect(emptyElements()).toEqual([]);
  },
);

test('steps without a title, and a step without a text, have no empty element', () => {
  const nextSteps = { title: '', steps: [{ title: 'We read your request', text: '' }] };
  document.body.innerHTML = renderToStaticMarkup(<ThankYou words={{ ...words, nextSteps }} />);
  expect(document.querySelector('h3')).toHaveTextContent('We read your request');
  expect(emptyElements()).toEqual([]);
});

const emptyElements = () =>
  [...document.querySelectorAll(SAYING)]
    .filter((element) => !element.closest('[aria-hidden], [hidden]'))
    .filter((element) => !element.textContent.trim() && !element.querySelector(SEEN))
    .map(({ outerHTML }) => outerHTML);
