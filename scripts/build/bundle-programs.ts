import { resolve } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { languages } from '../../src/content/languages.ts';

const PROGRAMS = {
  server: 'scripts/build/serve.ts',
  // The server starts this file, which lies beside it, to read a calendar.
  'busy-program': 'src/server/calendar/busy-program.ts',
  outbox: 'scripts/operate/outbox.ts',
  doctor: 'scripts/operate/doctor.ts',
  desk: 'scripts/operate/desk.ts',
};

const COMMONJS_NAMES = [
  "import { createRequire } from 'node:module';",
  'const require = createRequire(import.meta.url);',
  'const __dirname = import.meta.dirname;',
].join('');

/** A container has neither npm scripts nor this project's packages. */
export function bundlePrograms(outdir: string, entryPoints: Partial<typeof PROGRAMS> = PROGRAMS) {
  buildSync({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    // The real package throws outside of React's server build.
    alias: { 'server-only': resolve('node_modules/server-only/empty.js') },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['pg-native', 'next'],
    banner: { js: COMMONJS_NAMES },
  });
}

export const siteScriptBundle = {
  entryPoints: ['src/app/site-script.ts', 'src/app/form-script.ts'],
  outdir: 'src/app',
  outExtension: { '.js': '.bundle.js' },
  bundle: true,
  minify: true,
  format: 'iife',
  // Next reads the same list. The menu needs Popover, and the headline linear().
  target: packageJson.browserslist.map((each) => each.replace(' ', '')),
  define: { SEVERAL_LANGUAGES: String(languages.length > 1) },
} satisfies BuildOptions;
