import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

const AS_OLDER_PACKAGES_EXPECT = [
  "import { createRequire } from 'node:module';",
  'const require = createRequire(import.meta.url);',
  'const __dirname = import.meta.dirname;',
].join('');

/** Makes one file of a command, which needs nothing to run but what lies beside it. */
export function bundleCommand(entry: string, outfile: string, besideIt: string[] = []) {
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node24',
    format: 'esm',
    // It keeps server code out of browsers, which no command is.
    alias: { 'server-only': resolve('node_modules/server-only/empty.js') },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['pg-native', ...besideIt],
    banner: { js: AS_OLDER_PACKAGES_EXPECT },
  });
}
