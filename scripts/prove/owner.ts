import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { germanFirst, largest, smallest } from './owners/agencies.ts';
import { apply, copyProject, filesOfOthers, run } from './owners/copy.ts';

for (const [name, changes] of Object.entries({ smallest, largest, germanFirst })) {
  console.log(`── ${name}`);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'owner-'));
  copyProject(folder.path);
  apply(changes, folder.path);
  assert.deepEqual(filesOfOthers(folder.path, 'HEAD'), []);
  run(folder.path, 'npm', 'run', 'check');
  run(folder.path, 'npm', 'run', 'build');
}
