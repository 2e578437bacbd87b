import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

const PROGRAMS = {
  server: 'scripts/build/serve.ts',
  'calendar-process': 'src/server/calls/calendar-process.ts',
  outbox: 'scripts/operate/outbox.ts',
  doctor: 'scripts/operate/doctor.ts',
  desk: 'scripts/operate/desk.ts',
};

const COMMONJS_NAMES = [
  "import { createRequire as requireFrom } from 'node:module';",
  'const require = requireFrom(import.meta.url);',
  'const __dirname = import.meta.dirname;',
].join('');

/** A container has neither packages nor npm scripts. */
export function bundlePrograms(outdir: string, entryPoints: Partial<typeof PROGRAMS> = PROGRAMS) {
  buildSync({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // The real package throws outside of React's server build.
    alias: { 'server-only': resolve('node_modules/server-only/empty.js') },
    define: { 'process.env.NODE_ENV': '"production"' },
    // pg works without it.
    external: ['pg-native'],
    banner: { js: COMMONJS_NAMES },
  });
}
