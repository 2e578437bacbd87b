import { prerenderedPages } from '../../../scripts/build/next-output/manifests.ts';
import { aBuild, LAYOUT_ROUTER } from '../a-build.ts';

const readPage = (...clientModules: string[]) =>
  prerenderedPages(aBuild({ '/': { clientModules } }))[0];

test.each([
  ['[project]/node_modules/next/dist/client/image-component.js', false],
  ['[project]/node_modules/next/dist/client/script.js', true],
  ['[project]/src/app/[language]/counter/counter.tsx <module evaluation>', true],
  ['[project]/node_modules/next-something/index.js', true],
])('a page that references %s has client components: %s', (path, expected) => {
  expect(readPage(LAYOUT_ROUTER, path)?.hasClientComponents).toBe(expected);
});

test('the build refuses a manifest without client components of Next', () => {
  expect(() => readPage()).toThrow('Next has changed what it writes');
});
