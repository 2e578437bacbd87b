import { complaintsAbout } from '../../scripts/prove/check-rooms.ts';

const importing = (specifier: string) => `import { thing } from '${specifier}';`;

test.each([
  ['src/app/page.tsx', importing('#server/outbox/outbox.ts'), 'may not import'],
  ['src/features/home/hero.tsx', importing('../about/values.tsx'), 'may not import'],
  ['src/features/home/hero.tsx', "await import('#server/log.ts')", 'may not import'],
  ['src/domain/call-slots.ts', importing('react'), 'may not import'],
  ['src/domain/call-slots.ts', importing('../server/log.ts'), 'may not import'],
  ['scripts/prove/torture.ts', importing('../../__tests__/kit/a.ts'), 'may not import'],
  ['scripts/build/next-output/a.ts', importing('../finish/b.ts'), 'may not import'],
  ['src/ui/utils/classes.ts', '', 'drawer'],
  ['src/ui/index.ts', '', 'barrel'],
])('%s may not hold %s', (file, source, complaint) => {
  expect(complaintsAbout({ [file]: source })).toEqual([expect.stringContaining(complaint)]);
});

test('a handler may import the server, and a room its own files', () => {
  expect(
    complaintsAbout({
      'src/app/api/busy/route.ts': importing('#server/log.ts'),
      'src/features/home/hero.tsx': importing('./graph.tsx'),
    }),
  ).toEqual([]);
});

test('two rooms may not import each other', () => {
  const files = {
    'src/server/outbox/a.ts': importing('../calendar/b.ts'),
    'src/server/calendar/b.ts': importing('#server/outbox/a.ts'),
  };
  expect(complaintsAbout(files)).toEqual([expect.stringContaining('import each other')]);
});
