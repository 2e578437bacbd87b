import type { CallHours } from '#agency-types.ts';
import { only } from '../../../kit/readable.ts';
import { words } from '../../../kit/words.ts';

const { callOn } = words;

async function heroWith(hours: CallHours['hours']) {
  jest.resetModules();
  jest.doMock('#agency/hours.ts', () => ({
    hours: { ...jest.requireActual('#agency/hours.ts').hours, hours },
  }));
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { Hero } = await import('#features/home/hero.tsx');
  document.body.innerHTML = renderToStaticMarkup(<Hero words={words} mark={null} />);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const days = [...document.querySelectorAll<HTMLInputElement>('[name="day"]')];
  return {
    linked: links.filter((href) => href?.includes('call=')),
    offered: days.map(({ value }) => Number(value)),
    chosen: days.filter(({ checked }) => checked).map(({ value }) => Number(value)),
  };
}

test('home offers the days on which the agency can be called, and chooses the first', async () => {
  const { linked, offered, chosen } = await heroWith({
    Monday: ['10:00-12:00'],
    Wednesday: ['10:00-12:00'],
    Thursday: ['10:00-12:00'],
    Friday: [],
  });
  expect(linked).toEqual([callOn(3), callOn(4)]);
  expect(offered).toEqual([2, 3]);
  expect(chosen).toEqual([2]);
});

test('home asks for no day if there is one to choose, and offers none without calls', async () => {
  const withOneDay = await heroWith({ Thursday: ['10:00-12:00'] });
  expect(withOneDay).toEqual({ linked: [callOn(4)], offered: [], chosen: [] });
  const withoutDays = await heroWith({ Saturday: ['10:00-12:00'] });
  expect(withoutDays).toEqual({ linked: [], offered: [], chosen: [] });
});

test('the question names the choice of a day, and the hint describes it', async () => {
  const { chooseDayOfDrawings, graph } = words.homePage.hero;
  await heroWith({ Wednesday: ['10:00-12:00'], Tuesday: ['10:00-12:00'] });
  expect(only('fieldset')).toHaveAccessibleName(graph.question);
  expect(only('fieldset')).toHaveAccessibleDescription(chooseDayOfDrawings);
});
