import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../build/run.ts';
import { copyProject } from './copy-project.ts';
import { tableOf, translated, whatLacksWords } from './languages/translation.ts';
import { fillInPages } from './own-words/owners-tasks.ts';

/** The journeys, and what else reads or measures words. */
const ABOUT_WORDS = [
  ...['about', 'consultation', 'consultation-form', 'header-and-footer', 'home', 'journeys'],
  ...[
    'every-page',
    'our-pages',
    'search-engines',
    'services',
    'text-pages',
    'unsent-page',
    'words',
  ],
].map((name) => `/${name}.spec`);

/** The whole site in another language, with every page that an owner may fill in: `-- german` for one of them. */
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('-'));
for (const language of ['german', 'arabic'])
  if (chosen.length === 0 || chosen.includes(language)) prove(language);

function prove(language: string) {
  const home = process.cwd();
  const site = copyProject(language);
  fillInPages(site);
  const contents = globSync('src/content/*.ts', { cwd: site });
  const words = readFileSync(join(import.meta.dirname, 'languages/words.tsv'), 'utf8');
  const table = tableOf(language, words);
  const sources = contents.map((file) => [file, readFileSync(join(site, file), 'utf8')] as const);
  const lacking = sources.flatMap(([file, source]) => whatLacksWords(file, source, table));
  if (lacking.length > 0) {
    console.error(lacking.join('\n'));
    process.exit(1);
  }
  for (const [file, source] of sources) writeFileSync(join(site, file), translated(source, table));
  // What only our own words are held to.
  for (const file of globSync('__tests__/first-words/{*.test,overruled*,quotations*}.ts', {
    cwd: site,
  }))
    rmSync(join(site, file));

  process.chdir(site);
  run('tsc', '--noEmit');
  // Whatever imports none of these, however far away, cannot tell.
  run('jest', '--maxWorkers=2', '--findRelatedTests', ...contents);
  run('node', '--env-file=__tests__/kit/setup/canaries.env', 'scripts/build/build.ts');
  run('playwright', 'test', ...ABOUT_WORDS);
  process.chdir(home);
}
