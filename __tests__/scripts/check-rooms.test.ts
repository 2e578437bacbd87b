import { complaintsAbout } from '../../scripts/check-rooms.ts';

const importing = (specifier: string) => `import { thing } from '${specifier}';`;
const inServer = (specifier: string) => `import 'server-only';\n${importing(specifier)}`;

test.each([
  ['app/page.tsx', importing('#features/home/hero.tsx')],
  ['app/api/consultation/route.ts', importing('#server/outbox/outbox.ts')],
  ['instrumentation.ts', importing('#server/environment.ts')],
  ['features/home/hero.tsx', importing('./particles.tsx')],
  ['features/home/hero.tsx', importing('#ui/button.tsx')],
  ['ui/card.tsx', importing('styled-components')],
  ['domain/call-slots.ts', importing('date-fns/format')],
  ['server/outbox/sqlite.ts', inServer('../log.ts')],
])('%s may hold: %s', (file, source) => {
  expect(complaintsAbout(file, source)).toEqual([]);
});

test.each([
  ['app/page.tsx', importing('#server/outbox/outbox.ts'), 'app may not import server'],
  ['features/home/hero.tsx', importing('#features/about/values.tsx'), 'another feature'],
  ['features/home/hero.tsx', importing('../about/values.tsx'), 'another feature'],
  ['features/home/hero.tsx', "await import('#server/log.ts')", 'may not import server'],
  ['ui/card.tsx', importing('#content/agency.ts'), 'ui may not import content'],
  ['content/claims.ts', importing('#domain/call-slots.ts'), 'content may not import domain'],
  ['domain/call-slots.ts', importing('react'), 'domain is pure'],
  ['domain/call-slots.ts', importing('../server/log.ts'), 'domain may not import server'],
  ['server/log.ts', importing('#domain/call-slots.ts'), "must begin with import 'server-only'"],
  ['server/log.ts', inServer('#ui/card.tsx'), 'server may not import ui'],
  ['ui/utils/classes.ts', '', 'drawer'],
  ['ui/index.ts', '', 'barrel'],
])('%s may not hold: %s', (file, source, complaint) => {
  expect(complaintsAbout(file, source)).toEqual([expect.stringContaining(complaint)]);
});
