import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { run } from '../../build/run.ts';

const FOLDER = '.next/site-without-store';
/** The tests too: a build checks the types of all there is. */
const COPIED = [
  ...['src', 'public', 'scripts', '__tests__'],
  ...['package.json', 'tsconfig.json', 'next.config.js'],
];

/**
 * Builds a copy of this site whose route keeps nothing, and says where it is. The product has no switch for
 * that, and shall have none: two of its files are written anew in the copy.
 */
export function buildSiteWithoutStore(): string {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const name of COPIED) cpSync(name, join(FOLDER, name), { recursive: true });
  run('cp', '-al', 'node_modules', join(FOLDER, 'node_modules'));

  for (const [file, source] of Object.entries(WITHOUT_STORE)) {
    writeFileSync(join(FOLDER, file), `import 'server-only';\n\n${source}`);
  }
  const itsOwnTools = [resolve(FOLDER, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const { status } = spawnSync('node', ['scripts/build/build.ts'], {
    cwd: FOLDER,
    env: { ...process.env, PATH: itsOwnTools },
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error(`The copy without a store did not build; try it in ${FOLDER}.`);
  return join(FOLDER, '.next/standalone');
}

const WITHOUT_STORE = {
  'src/server/keep-request.ts': `export async function keepRequest(_: object): Promise<'kept' | 'not kept'> {
  return 'kept';
}
`,
  'src/server/boot.ts': `export function boot(_: unknown) {}
`,
};
