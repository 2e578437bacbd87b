import { globSync, readFileSync } from 'node:fs';

/** Words of what Next writes: files, manifests, and what it puts into a page; `['$', 'p']` is an element in flight. */
const OF_NEXTS_OUTPUT =
  /manifest(?!s?\.ts|-src)|_next|\.meta\b|\.rsc\b|\.body\b|server\/app|static\/chunks|self\.|(['"])\$L?\1|HL\[/;

const withoutComments = (file: string) =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

test('only the door knows what Next writes: an upgrade touches nothing else', () => {
  const passes = globSync('scripts/build/finish/*.ts');
  expect(passes.length).toBeGreaterThan(5);
  const knowing = passes.filter((file) => OF_NEXTS_OUTPUT.test(withoutComments(file)));
  expect(knowing).toEqual([]);
});
