import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../build/run.ts';
import { copyProject } from './copy-project.ts';
import { inOtherWords } from './own-words/in-other-words.ts';
import { doOwnersTasks } from './own-words/owners-tasks.ts';

/**
 * The site of an owner who has done all that docs/making-it-yours.md tells of, has replaced every word, figure, price and
 * number of `src/content`, and has deleted what only our words are held to. Whatever else a test says must be true of that
 * site too.
 */
const site = copyProject('own-words');
rmSync(join(site, '__tests__/first-words'), { recursive: true });
doOwnersTasks(site);
const contents = globSync('src/content/*.ts', { cwd: site });
for (const file of contents) {
  const path = join(site, file);
  writeFileSync(path, inOtherWords(readFileSync(path, 'utf8')));
}

process.chdir(site);
run('tsc', '--noEmit');
run('knip');
run('jest', '--maxWorkers=2');
if (process.argv.includes('--in-browser')) {
  run('node', '--env-file=__tests__/kit/setup/canaries.env', 'scripts/build/build.ts');
  run('playwright', 'test', 'yours', 'journeys', 'promises', 'operate');
}
rmSync(site, { recursive: true });
