import type { KnipConfig } from 'knip';

export default {
  entry: [
    '__tests__/promises/simulation/main.ts',
    'scripts/build/{adapter,check-settings,dev,serve,start}.ts',
    'scripts/prove/*.ts',
    // Jest loads it by its path.
    'scripts/prove/mutants/changed-source.mjs',
    'src/browser/site.ts',
    'src/features/consultation/call-page/call-page.browser.ts',
    'src/features/consultation/booking/calendar.browser.tsx',
    'src/features/consultation/consultation.browser.ts',
    'src/features/consultation/form/before-form.browser.ts',
    'src/page-kit.ts',
    'src/server/calls/calendar-process.ts',
  ],
  project: ['**/*.{ts,tsx,js,mjs}', '!public/**'],
  // An owner may add words, pictures and themes before their page.
  ignoreFiles: ['src/{agency,assets,content,styles}/**'],
  ignoreIssues: { 'src/content/**': ['exports', 'types'] },
  // `npm run fix` and `npm run check` run them.
  ignoreDependencies: ['@biomejs/biome', 'prettier', 'stylelint'],
  ignoreBinaries: ['caddy', 'dd', 'mkfifo', 'openssl', 'perl'],
} satisfies KnipConfig;
