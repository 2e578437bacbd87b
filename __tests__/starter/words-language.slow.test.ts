import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ada } from '../../scripts/prove/owners/agencies.ts';
import { apply, change } from '../../scripts/prove/owners/copy.ts';
import { aFolder } from '../kit/setup/folder.ts';

const NEEDED = ['src', 'scripts', 'package.json', 'tsconfig.json', 'biome.json', 'public'];

test('npm run words writes a language of an agency that compiles, and says what is left', () => {
  const folder = aFolder();
  for (const path of NEEDED) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  apply(ada, folder);
  const run = (command: string, ...given: string[]) =>
    execFileSync(command, given, { cwd: folder, encoding: 'utf8' });
  const words = ['--import', './scripts/build/run-sources.ts', 'scripts/operate/words.ts'];
  const french = () => run(process.execPath, ...words, '--language', 'fr');
  const file = (name: string) => join(folder, 'src/agency/words/fr', name);

  expect(french()).toMatch(/Written: \d+ files[\s\S]* lines are left to translate/);
  expect(readFileSync(file('home-page.ts'), 'utf8')).toContain(
    "// headline: 'Websites that answer'",
  );
  expect(readFileSync(file('all.ts'), 'utf8')).not.toContain('about-page');
  apply(
    [
      change(
        'src/agency/languages.ts',
        /\/\/ \{ code: 'de'.*/,
        "{ code: 'fr', locale: 'fr-FR', name: 'Français' },",
      ),
    ],
    folder,
  );
  const ofWords = { extends: './tsconfig.json', include: ['src/agency', 'src/content'] };
  writeFileSync(join(folder, 'tsconfig.words.json'), JSON.stringify(ofWords));
  run('node_modules/.bin/tsc', '--project', 'tsconfig.words.json');
  run('node_modules/.bin/biome', 'lint', '--vcs-enabled=false', 'src/agency');

  writeFileSync(
    file('navigation.ts'),
    "export const navigation = { team: 'Équipe', withdrawn: '' } as const;\n",
  );
  rmSync(file('people.ts'));
  apply([change('src/agency/words/fr/all.ts', /.*people.*\n/, '')], folder);
  const again = french();
  expect(again).toContain('navigation.ts has navigation.withdrawn, which no page shows');
  expect(again).toContain('Written: 1 files');
  expect(readFileSync(file('all.ts'), 'utf8')).toContain('people.ts');
  expect(again).toContain("navigation.ts lacks navigation.home: 'Home'");
  expect(again).not.toContain('/fr/navigation.ts:');

  const identity = "  { id: 'identity', price: { amount: 1, per: 'project' } },\n";
  apply([change('src/agency/offers.ts', /.*id: 'training'.*\n/, `$&${identity}`)], folder);
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  expect([stdout, stderr]).toEqual([
    '',
    "src/agency/offers.ts has 'identity', and serviceWords in src/agency/words/en.ts does not. " +
      'Add it there.\n',
  ]);
});
