import { renderToStaticMarkup } from 'react-dom/server';
import type { Service } from '#content/offers.ts';
import { Hero } from '#features/home/hero.tsx';
import { homePage, services, words } from '../../../kit/words.ts';

const [first, second, third] = services;
const { scene: _, ...plain } = third;
const hero = { ...homePage.hero, buildWebsite: 'Build My Website' };

function ledTo(scene: NonNullable<Service['scene']>) {
  const offered: typeof services = [{ ...first, scene: 'chat' }, { ...second, scene }, plain];
  const page = { ...words, homePage: { ...homePage, hero }, services: offered };
  document.body.innerHTML = renderToStaticMarkup(<Hero words={page} mark={null} />);
  return document.querySelector('a')?.getAttribute('href');
}

test('the first button leads to the service with the drawing of a website, or the first', () => {
  expect(ledTo('browser')).toBe(words.consultationAbout(second));
  expect(ledTo('call')).toBe(words.consultationAbout(first));
});
