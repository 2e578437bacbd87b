import { buildSync } from 'esbuild';

const AS_OLDER_PACKAGES_EXPECT = [
  "import { createRequire } from 'node:module';",
  'const require = createRequire(import.meta.url);',
  'const __dirname = import.meta.dirname;',
].join('');

const [folder = '.next/standalone'] = process.argv.slice(2);

/**
 * Puts the operator's commands beside the server, each in one file that needs nothing else: a container has
 * neither npm scripts nor this project's packages. There it is `node outbox.mjs list`.
 */
buildSync({
  entryPoints: ['scripts/operate/outbox.ts', 'scripts/operate/doctor.ts'],
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  conditions: ['react-server'],
  external: ['pg-native'],
  banner: { js: AS_OLDER_PACKAGES_EXPECT },
});
