import { complaintsAbout, filesGone } from '../../scripts/prove/check-rooms.ts';

const importing = (specifier: string) => `import { thing } from '${specifier}';`;

test.each([
  ['src/app/page.tsx', importing('#server/outbox/outbox.ts'), 'src/app may not import src/server'],
  ['src/features/home/hero.tsx', importing('#features/about/values.tsx'), 'another feature'],
  ['src/features/home/hero.tsx', importing('../about/values.tsx'), 'another feature'],
  ['src/features/home/hero.tsx', "await import('#server/log.ts')", 'may not import src/server'],
  ['src/ui/card.tsx', importing('#content/agency.ts'), 'src/ui may not import src/content'],
  ['src/content/claims.ts', importing('#ui/card.tsx'), 'src/content may not import src/ui'],
  ['src/domain/call-slots.ts', importing('react'), 'domain is pure'],
  [
    'src/domain/call-slots.ts',
    importing('../server/log.ts'),
    'src/domain may not import src/server',
  ],
  ['src/server/environment.ts', importing('./log.ts'), "must begin with import 'server-only'"],
  ['src/server/log.ts', importing('#ui/card.tsx'), 'src/server may not import src/ui'],
  [
    'src/server/log.ts',
    importing('../../scripts/operate/table.ts'),
    'may not import scripts/operate',
  ],
  [
    'scripts/build/build.ts',
    importing('../prove/find-chromium.ts'),
    'may not import scripts/prove',
  ],
  [
    'scripts/prove/torture.ts',
    importing('../../__tests__/kit/setup/child.ts'),
    'may not import __tests__',
  ],
  [
    'scripts/build/next-output/complete-sitemap.ts',
    importing('../finish/finish-pages.ts'),
    'opens one way',
  ],
  ['src/ui/utils/classes.ts', '', 'drawer'],
  ['src/ui/index.ts', '', 'barrel'],
  ['src/features/home/hero.tsx', '> :first-child { order: 1; }', 'by its place among siblings'],
  ['src/app/team/page.tsx', '> :nth-child(2n + 1) { order: 1; }', 'by its place among siblings'],
  ['src/ui/card.tsx', '> div + div { order: 1; }', 'by its place among siblings'],
])('%s may not hold: %s', (file, source, complaint) => {
  expect(complaintsAbout(file, source)).toEqual([expect.stringContaining(complaint)]);
});

test.each([
  'li:first-of-type { order: 1; } li ~ li { order: 2; }',
  '.after:nth-child(n + 6 of .coming) { display: none; }',
  "const sum = first + second; if (sum > 1 + offset) { return 'a' + b; }",
])('a style may count one type, or one class: %s', (source) => {
  expect(complaintsAbout('src/ui/card.tsx', source)).toEqual([]);
});

test('a comment names files that there are, or that a build makes', () => {
  const [first, second] = ['gone', 'old'].map((name) => `${name}.ts`);
  const source = `/** As in #content/${first} and site.json. */ import 'x.ts'; // card.tsx, ${second}`;
  expect(filesGone(source, ['src/ui/card.tsx'])).toEqual([first, second]);
});
