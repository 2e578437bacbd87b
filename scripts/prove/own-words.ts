import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../build/run.ts';
import { copyProject } from './copy-project.ts';
import { inOtherWords } from './own-words/in-other-words.ts';

/**
 * The site of an owner who has replaced every word, figure, price and number of `src/content`, and has deleted
 * what only our words are held to. Whatever else a test says must be true of that site too.
 */
const site = copyProject('own-words');
rmSync(join(site, '__tests__/specification'), { recursive: true });
for (const file of globSync('src/content/*.ts', { cwd: site })) {
  const path = join(site, file);
  writeFileSync(path, inOtherWords(readFileSync(path, 'utf8')));
}

process.chdir(site);
run('tsc', '--noEmit');
run('jest', ...process.argv.slice(2));
run('node', '--env-file=__tests__/setup/canaries.env', 'scripts/build/build.ts');
run('playwright', 'test', ...process.argv.slice(2));
rmSync(site, { recursive: true });
