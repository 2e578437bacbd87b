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

test('the build refuses a manifest without client components of Next', () => {
  expect(() => hasIslands({ clientModules: [] })).toThrow('Next has changed what it writes');
});

test('next/script is recognised, and next/image is not', () => {
  const ofNext = (file: string) => [
    ...OF_NEXT,
    `[project]/node_modules/next/dist/client/${file}.js`,
  ];
  expect(usesNextScript({ clientModules: ofNext('script') })).toBe(true);
  expect(usesNextScript({ clientModules: ofNext('image-component') })).toBe(false);
});
