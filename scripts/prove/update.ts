import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largest } from './owners/agencies.ts';
import { apply, copyProject, filesOfOthers, linesOf, run } from './owners/copy.ts';
import { nextVersion } from './owners/next-version.ts';

using folder = mkdtempDisposableSync(join(tmpdir(), 'update-'));
const copy = folder.path;
copyProject(copy);
const start = linesOf(copy, 'git', 'rev-parse', 'HEAD').join();
branch('upstream');
apply(nextVersion, copy);
run(copy, 'npx', 'node', 'scripts/prove/starter.ts', '--write');
git('add', '--all');
git('commit', '--quiet', '--message', '1.1.0');

branch('yours');
apply(largest, copy);
assert.deepEqual(filesOfOthers(copy, start), []);
git('commit', '--quiet', '--message', 'ours');

git('merge', '--quiet', '--no-edit', 'upstream');
run(copy, 'npm', 'test');

function branch(name: string) {
  git('switch', '--quiet', '--create', name, start);
}

function git(...given: string[]) {
  run(copy, 'git', '-c', 'user.name=Ada', '-c', 'user.email=ada@agency.example', ...given);
}
