import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../build/run.ts';
import { copyProject } from './copy-project.ts';
import { inOtherWords } from './own-words/in-other-words.ts';

/** The journeys that read or measure words. Whatever else runs in a browser cannot tell them from ours. */
const ABOUT_WORDS = [
  ...['about', 'budgets', 'consultation', 'consultation-form', 'header-and-footer', 'home'],
  ...['home-grid', 'journeys', 'large-text', 'markup-and-accessibility', 'not-found'],
  ...['search-engines', 'services', 'typeface', 'unsent-page'],
].map((name) => `browser/${name}.spec`);

/**
 * The site of an owner who has replaced every word, figure, price and number of `src/content`, and has deleted
 * what only our words are held to. Whatever else a test says must be true of that site too.
 */
const site = copyProject('own-words');
rmSync(join(site, '__tests__/specification'), { recursive: true });
const contents = globSync('src/content/*.ts', { cwd: site });
for (const file of contents) {
  const path = join(site, file);
  writeFileSync(path, inOtherWords(readFileSync(path, 'utf8')));
}

process.chdir(site);
run('tsc', '--noEmit');
// Whatever imports none of these, however far away, cannot tell.
run('jest', '--findRelatedTests', ...contents);
if (process.argv.includes('--in-browser')) {
  run('node', '--env-file=__tests__/setup/canaries.env', 'scripts/build/build.ts');
  run('playwright', 'test', ...ABOUT_WORDS);
}
rmSync(site, { recursive: true });
