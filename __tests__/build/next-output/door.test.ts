import { globSync, readFileSync } from 'node:fs';

/** Words of what Next writes: files, manifests, and what it puts into a page. */
const OF_NEXTS_OUTPUT =
  /manifest(?!-src)|_next|\.meta\b|\.rsc\b|\.body\b|server\/app|static\/chunks|self\./;

const withoutComments = (file: string) =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

test('only the door knows what Next writes: an upgrade touches nothing else', () => {
  const passes = globSync('scripts/build/finish/*.ts');
  expect(passes.length).toBeGreaterThan(10);
  const knowing = passes.filter((file) => OF_NEXTS_OUTPUT.test(withoutComments(file)));
  expect(knowing).toEqual([]);
});
