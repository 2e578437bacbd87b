import { hasIslands, usesNextScript } from '../../../scripts/build/next-output/manifests.ts';

const OF_NEXT = [
  '[project]/node_modules/next/dist/esm/client/components/layout-router.js',
  '[project]/node_modules/next/dist/client/components/builtin/global-error.js',
];

test('a page that references only client components of Next has no islands', () => {
  expect(hasIslands({ clientModules: OF_NEXT })).toBe(false);
});

test.each([
  '[project]/src/features/consultation/form/consultation-form.tsx',
  '[project]/src/features/consultation/form/consultation-form.tsx <module evaluation>',
  '[project]/node_modules/react-datepicker/dist/index.js',
  '[project]/node_modules/next-something/index.js',
])('a page that references %s has islands', (path) => {
  expect(hasIslands({ clientModules: [...OF_NEXT, path] })).toBe(true);
});

test('a manifest that names nothing of Next is not the manifest that we know', () => {
  expect(() => hasIslands({ clientModules: [] })).toThrow('Next has changed what it writes');
});

test('a page that loads scripts with next/script is told from one that only links or shows pictures', () => {
  const ofNext = (file: string) => [
    ...OF_NEXT,
    `[project]/node_modules/next/dist/client/${file}.js`,
  ];
  expect(usesNextScript({ clientModules: ofNext('script') })).toBe(true);
  expect(usesNextScript({ clientModules: ofNext('image-component') })).toBe(false);
});
