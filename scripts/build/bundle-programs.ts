import { resolve } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { languages } from '../../src/content/languages.ts';

/** Programs in the folder of a build, as in `node site/outbox.mjs list`. */
const PROGRAMS = {
  server: 'scripts/build/serve.ts',
  // The server and the doctor look for it beside them.
  'busy-program': 'src/server/calendar/busy-program.ts',
  outbox: 'scripts/operate/outbox.ts',
  doctor: 'scripts/operate/doctor.ts',
  desk: 'scripts/operate/desk/main.ts',
};

const AS_OLDER_PACKAGES_EXPECT = [
  "import { createRequire } from 'node:module';",
  'const require = createRequire(import.meta.url);',
  'const __dirname = import.meta.dirname;',
].join('');

/** Makes one file of each: a container has neither npm scripts nor this project's packages. */
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
    // It keeps server code out of browsers, which no program is.
    alias: { 'server-only': resolve('node_modules/server-only/empty.js') },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['pg-native', 'next'],
    banner: { js: AS_OLDER_PACKAGES_EXPECT },
  });
}

/** How the scripts of our own are bundled: that of every page, and that of the form. */
export const siteScriptBundle = {
  entryPoints: ['src/app/site-script.ts', 'src/app/form-script.ts'],
  outdir: 'src/app',
  outExtension: { '.js': '.bundle.js' },
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { SEVERAL_LANGUAGES: String(languages.length > 1) },
} satisfies BuildOptions;
