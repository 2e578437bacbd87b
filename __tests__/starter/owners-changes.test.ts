import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { ada, germanFirst, largest, smallest } from '../../scripts/prove/owners/agencies.ts';
import { apply } from '../../scripts/prove/owners/copy.ts';
import { nextVersion } from '../../scripts/prove/owners/next-version.ts';
import { aFolder } from '../kit/setup/folder.ts';

const CHANGED = ['src', 'public', '__tests__/starter', ...globSync('*.{json,md}')];

test.each(Object.entries({ ada, smallest, largest, germanFirst, nextVersion }))(
  'each change of "%s" in scripts/prove/owners finds its place',
  (_, changes) => {
    const folder = aFolder();
    for (const path of CHANGED) cpSync(path, join(folder, path), { recursive: true });
    apply(changes, folder);
  },
);
