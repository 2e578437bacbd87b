import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

const PROGRAMS = {
  server: 'scripts/build/serve.ts',
  'calendar-process': 'src/server/calls/calendar-process.ts',
  outbox: 'scripts/operate/outbox.ts',
  doctor: 'scripts/operate/doctor.ts',
};

const COMMONJS_NAMES = [
  "import { createRequire as requireFrom } from 'node:module';",
  'const require = requireFrom(import.meta.url);',
  'const __dirname = import.meta.dirname;',
].join('');

/** Node 20 cannot parse the program, so another file asks first. */
const gateTo = (name: string) => `
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  const [, file] = process.argv;
  console.error(
    \`This program needs Node 24, and this is Node \${process.versions.node}. \` +
      \`Its build has one: \${file.replace(/[^/]*$/, 'node')} \${file}\`,
  );
  process.exit(1);
}
await import('./${name}-program.mjs');
`;

/** A container has neither packages nor npm scripts. */
export function bundlePrograms(
  outdir: string,
  entryPoints: Readonly<Record<string, string>> = PROGRAMS,
) {
  const names = Object.keys(entryPoints);
  buildSync({
    entryPoints: Object.fromEntries(
      Object.entries(entryPoints).map(([name, file]) => [`${name}-program`, file]),
    ),
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
  for (const name of names) writeFileSync(join(outdir, `${name}.mjs`), gateTo(name));
}
