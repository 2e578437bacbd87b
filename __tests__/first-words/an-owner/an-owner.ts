import { rmSync } from 'node:fs';
import { run } from '../../../scripts/build/run.ts';
import { copyProject } from '../../../scripts/prove/copy-project.ts';
import { whatIsTheirs } from '../../../scripts/prove/starter.ts';
import { type Site, siteIn } from '../../kit/setup/changed-copy.ts';
import { changes, everything, inAnotherLanguage } from './changes.ts';

/**
 * An owner's ordinary changes leave the suite green: each of them alone in a copy (`npm run check` there), and all of them
 * at once (everything that `npm test` runs). `-- labels` makes one of them and all its tests, `-- all` what comes last.
 */
const [chosen] = process.argv.slice(2);
const home = process.cwd();

if (whatIsTheirs().length > 0) {
  console.log('This is not the starter any more, so there is nothing to show: it is yours.');
  process.exit();
}

for (const [name, change] of Object.entries(changes))
  if (chosen === undefined || chosen === name)
    inACopy(name, change, () => {
      run('npm', 'run', 'check');
      if (chosen !== undefined) run('npm', 'test');
    });

if (chosen === undefined || chosen === 'all')
  inACopy('all at once', everything, () => {
    run('npm', 'run', 'check');
    run('npm', 'test');
  });

// Whatever a visitor meets lies in src/content: not a word is left of what it said before. A typeface with these letters
// is an owner's to bring, so what ours weighs and how it arrives is not asked.
if (chosen === undefined || chosen === 'language')
  inACopy('another language', inAnotherLanguage, () => {
    const pages = ['every-page', 'first-frame', 'home-grid', 'idle', 'markup', 'search-engines'];
    run('npm', 'test', '--', 'journeys', 'tab-stops', 'text-pages', ...pages);
    run('node', 'scripts/prove/deliver-starter.ts');
    run('npm', 'test', '--', 'words.spec', 'our-pages');
  });

function inACopy(name: string, change: (site: Site) => void, show: () => void) {
  console.log(`\n── an owner's change: ${name}`);
  const copy = copyProject(`owner-${name.replaceAll(' ', '-')}`);
  change(siteIn(copy));
  process.chdir(copy);
  show();
  process.chdir(home);
  rmSync(copy, { recursive: true });
}
