import { globSync, readFileSync } from 'node:fs';

const SOURCES = globSync('src/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const LIBRARY = readFileSync('node_modules/react-datepicker/dist/index.es.js', 'utf8');

/** What style sheets select: our own attributes, and the classes of the calendar's library. */
const selected = SOURCES.flatMap(({ file, text }) =>
  Array.from(
    text.matchAll(/\[(data-[a-z-]+)|\.(react-datepicker[\w-]*)/g),
    ([, attribute, name]) => ({
      file,
      selector: attribute ?? name ?? '',
    }),
  ),
);

/** Whether some markup, or a script, gives it to an element. */
function isGiven(selector: string) {
  if (selector.startsWith('react-datepicker')) return isOfTheLibrary(selector);
  const given = new RegExp(`[^[\\w-]${selector}(?![\\w-])`);
  return SOURCES.some(({ text }) => given.test(text));
}

/** The library puts longer names together: `day--` and `selected`. */
function isOfTheLibrary(name: string) {
  const [, base = '', ending = ''] = /^(react-datepicker.*?)(--[\w-]+)?$/.exec(name) ?? [];
  return base !== '' && LIBRARY.includes(base) && LIBRARY.includes(ending);
}

test('every attribute and class that is painted is given to something', () => {
  expect(selected.length).toBeGreaterThan(40);
  expect(selected.filter(({ selector }) => !isGiven(selector))).toEqual([]);
});
