import type { KnipConfig } from 'knip';

export default {
  entry: [
    '__tests__/promises/simulation/main.ts',
    'scripts/build/{check-settings,dev,start}.ts',
    'scripts/prove/*.ts',
    'src/browser/{before-form,calendar,consultation,site}.{ts,tsx}',
    'src/server/calls/busy-program.ts',
    'scripts/build/serve.ts',
  ],
  project: ['**/*.{ts,tsx,js,mjs}', '!public/**'],
  // An owner may add words, pictures and themes before their page.
  ignoreFiles: ['src/{assets,content,styles}/**'],
  ignoreIssues: { 'src/content/**': ['exports', 'types'] },
  ignoreBinaries: ['caddy', 'dd', 'mkfifo', 'openssl'],
} satisfies KnipConfig;
