import { pages } from '#content/navigation.ts';
import { pageDescriptions } from '#content/page-descriptions.ts';

const described = Object.entries(pageDescriptions);

test('every page is described, each in words of its own', () => {
  expect(Object.keys(pageDescriptions)).toEqual(Object.values(pages));
  expect(new Set(described.map(([, { title }]) => title)).size).toBe(described.length);
  expect(new Set(described.map(([, { description }]) => description)).size).toBe(described.length);
});

test.each(described)(
  'a search result shows all of the title and the description of %s',
  (_, words) => {
    expect(words.title.length).toBeLessThanOrEqual(60);
    expect(words.description.length).toBeLessThanOrEqual(160);
  },
);
