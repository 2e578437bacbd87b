import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../copy-project.ts';

/**
 * Builds a copy of this site whose route keeps nothing, and says where it is. The product has no switch for
 * that, and shall have none: two of its files are written anew in the copy.
 */
export function buildSiteWithoutStore(): string {
  const copy = copyProject('site-without-store');
  for (const [file, source] of Object.entries(WITHOUT_STORE)) {
    writeFileSync(join(copy, file), `import 'server-only';\n\n${source}`);
  }
  const { status, stdout, stderr } = spawnSync('node', ['scripts/build/build.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The copy without a store did not build:\n${stdout}${stderr}`);
  return join(copy, '.next/standalone');
}

const WITHOUT_STORE = {
  'src/server/keep-request.ts': `export async function keepRequest(_: object): Promise<'kept' | 'not kept'> {
  return 'kept';
}
`,
  'src/server/boot.ts': `import { guardFrontDoor } from './front-door/front-door.ts';

export function boot(_: unknown) {
  guardFrontDoor();
}
`,
};
