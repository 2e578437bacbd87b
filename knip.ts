import { existsSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { whatIsTheirs } from './scripts/prove/starter.ts';

/** Where an owner's words, sections, pictures and themes are: one may wait there for its page. In the starter none does. */
const THEIRS = 'src/{assets,content,features,styles,ui}/**';

/** Goes with the starter's words. */
const FIRST_WORDS = '__tests__/first-words';
const AN_OWNER = `${FIRST_WORDS}/an-owner`;

export default {
  entry: [
    ...(existsSync(AN_OWNER) ? [`${AN_OWNER}/{an-owner.ts,files/**}`] : []),
    '__tests__/promises/simulation/{main,breakages}.ts',
    'scripts/build/dev.ts',
    'scripts/build/start.ts',
    'scripts/operate/desk/main.ts',
    'scripts/prove/*.ts',
    'scripts/prove/real/postgres-server.ts',
    'scripts/prove/real/socket-holder.ts',
    'scripts/prove/torture/next-version.ts',
    'src/app/site-script.ts',
    'src/server/calendar/busy-program.ts',
    'scripts/build/serve.ts',
  ],
  project: ['**/*.{ts,tsx,js,mjs}', '!public/**'],
  ...(whatIsTheirs().length > 0 && {
    // Its tests name pages and fields that may be dropped.
    ...(existsSync(FIRST_WORDS) && { ignore: [`${FIRST_WORDS}/**`] }),
    ignoreFiles: [THEIRS],
    // Some of ours is exported for the tests of the first words alone, which may be gone.
    ignoreIssues: { 'src/**': ['exports', 'types'] },
  }),
  ignoreDependencies: ['esbuild-register'],
  ignoreBinaries: ['caddy', 'mkfifo', 'openssl', 'pgrep'],
} satisfies KnipConfig;
