import { hasClientComponents } from '../../../scripts/build/next-output/manifests.ts';

const OF_NEXT = [
  '[project]/node_modules/next/dist/esm/client/components/layout-router.js',
  '[project]/node_modules/next/dist/client/components/builtin/global-error.js',
];

test.each([
  ['[project]/node_modules/next/dist/client/image-component.js', false],
  ['[project]/node_modules/next/dist/client/script.js', true],
  ['[project]/src/app/[language]/counter/counter.tsx <module evaluation>', true],
  ['[project]/node_modules/next-something/index.js', true],
])('a page that references %s has client components: %s', (path, expected) => {
  expect(hasClientComponents({ clientModules: [...OF_NEXT, path] })).toBe(expected);
});

test('the build refuses a manifest without client components of Next', () => {
  expect(() => hasClientComponents({ clientModules: [] })).toThrow(
    'Next has changed what it writes',
  );
});
