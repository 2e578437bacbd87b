import { renderToStaticMarkup } from 'react-dom/server';
import type { Service } from '#content/offers.ts';
import { ServicesOverview } from '#features/home/services-overview.tsx';
import { ServicesList } from '#features/services/services-list.tsx';
import { DRAWING } from '#ui/drawing.ts';
import { services, words } from '../../kit/words.ts';

const [first] = services;
const DESCRIPTION = 'We answer while you sleep.';
const service = (scene: Service['scene'], id = 'ours'): Service => {
  const { scene: _, ...undrawn } = first;
  return { ...undrawn, id, description: DESCRIPTION, ...(scene && { scene }) };
};

function shown(Section: typeof ServicesList, offered: Service[]) {
  const given = { ...words, services: offered } as unknown as typeof words;
  document.body.innerHTML = renderToStaticMarkup(<Section words={given} />);
  return [...document.querySelectorAll('article')].map((article) => ({
    drawings: article.querySelectorAll(DRAWING).length,
    text: String(article.textContent),
  }));
}

describe.each(['browser', 'inbox', 'chat', 'call', 'texts'] as const)('%s', (scene) => {
  test.each([
    ['card of home', ServicesOverview],
    ['sheet', ServicesList],
  ])('is the drawing of any service: %s', (_, Section) => {
    const articles = shown(Section, [
      service(scene, 'a'),
      service(scene, 'b'),
      service(scene, 'c'),
    ]);
    expect(articles.map(({ drawings }) => drawings)).toEqual([1, 1, 1]);
  });
});

test.each([
  ['card of home', ServicesOverview],
  ['sheet', ServicesList],
])('a service without a drawing says its description: %s', (_, Section) => {
  const articles = shown(Section, [service('chat', 'a'), service(undefined, 'b')]);
  expect(articles.map(({ drawings }) => drawings)).toEqual([1, 0]);
  expect(articles.at(-1)?.text).toContain(DESCRIPTION);
});
