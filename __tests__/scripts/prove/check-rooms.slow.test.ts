import { complaintsAbout } from '../../../scripts/prove/check-rooms.ts';

const importing = (specifier: string) => `import { thing } from '${specifier}';`;

test.each([
  ['src/app/page.tsx', importing('#features/home/hero.tsx')],
  ['src/app/api/consultation/route.ts', importing('#server/outbox/outbox.ts')],
  ['src/instrumentation.ts', importing('#server/environment.ts')],
  ['src/features/home/hero.tsx', importing('./particles.tsx')],
  ['src/features/home/hero.tsx', importing('#ui/button.tsx')],
  ['src/ui/card.tsx', importing('styled-components')],
  ['src/domain/call-slots.ts', importing('date-fns/format')],
  ['src/server/outbox/sqlite.ts', importing('../log.ts')],
  ['scripts/prove/torture.ts', importing('../operate/table.ts')],
  ['scripts/operate/outbox.ts', importing('#server/environment.ts')],
  ['__tests__/browser/policy.spec.ts', importing('../../scripts/prove/real/built-site.ts')],
])('%s may hold: %s', (file, source) => {
  expect(complaintsAbout(file, source)).toEqual([]);
});

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
    importing('../../__tests__/setup/child.ts'),
    'may not import __tests__',
  ],
  ['src/ui/utils/classes.ts', '', 'drawer'],
  ['src/ui/index.ts', '', 'barrel'],
])('%s may not hold: %s', (file, source, complaint) => {
  expect(complaintsAbout(file, source)).toEqual([expect.stringContaining(complaint)]);
});
