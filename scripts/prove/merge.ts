import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

/** An owner's changes: in each file, the first match of a pattern becomes the owner's text. */
const changes: [file: string, from: RegExp, to: string][] = [
  ['SECURITY.md', /\S+@\S+\.example/, 'ada@agency.example'],
  ['__tests__/yours/budgets.ts', /kilobytes: 45, requests: 5/, 'kilobytes: 60, requests: 8'],
  ['src/content/agency.ts', /name: '.*'/, "name: 'Ada and Sons'"],
  ['src/content/agency.ts', /email: '.*'/, "email: 'ada@agency.example'"],
  ['src/content/agency.ts', /phone: '.*'/, "phone: '+49 30 5550142'"],
  ['src/content/agency.ts', /currency: '.*'/, "currency: 'EUR'"],
  ['src/content/agency.ts', /copyrightYear: \d+/, 'copyrightYear: new Date().getFullYear()'],
  [
    'src/content/customer-logos.ts',
    /\[\];/,
    "[{ name: 'Acme', file: '/a.svg', width: 9, height: 9 }];",
  ],
  ['src/content/figures.ts', /(?<=projectsCompleted: \{ amount: )\d+/, '320'],
  ['src/content/languages.ts', /\/\/ (?=\{ code: 'de')/, ''],
  ['src/content/legal-entity.ts', /name: ''/, "name: 'Ada and Sons Ltd'"],
  ['src/content/legal-entity.ts', /address: ''/, "address: '1 Main Street'"],
  ['src/content/logo.ts', /= undefined/, "= { file: '/a.svg', width: 9, height: 9 }"],
  ['src/content/offers.ts', /amount: 997, per: 'project'/, "amount: 1190, per: 'project'"],
  ['src/content/offers.ts', /.*id: 'messaging'.*\n/, ''],
  ['src/content/trusted-origins.ts', /scripts: \[\]/, "scripts: ['https://stats.example']"],
  ['src/content/words-by-language.ts', /^\/\/ (.*)\{ en \}/s, '$1{ en, de }'],
  ['src/content/de/service-words.ts', / {2}messaging: \{[\s\S]*?\n {2}\},\n/, ''],
  ['src/content/en/about-page.ts', /lead: 'An agency [^']*'/, "lead: 'Two people.'"],
  ['src/content/en/agency-words.ts', /tagline: '.*'/, "tagline: 'Less typing'"],
  ['src/content/en/customers.ts', /\[\];/, "[{ words: 'They answer.', name: 'Ada' }];"],
  ['src/content/en/frame-words.ts', /startProject: '.*'/, "startProject: 'Begin'"],
  ['src/content/en/home-page.ts', /'AI-powered [^']*'/, "'Websites that answer.'"],
  ['src/content/en/navigation.ts', /websites: '.*'/, "websites: 'Websites'"],
  [
    'src/content/en/questions.ts',
    /parts: \[\]/,
    "parts: [{ title: 'Who writes?', text: 'We do.' }]",
  ],
  ['src/content/en/service-words.ts', / {2}messaging: \{[\s\S]*?\n {2}\},\n/, ''],
  ['src/content/en/visitor-mail.ts', /reminder: 'A .*'/, "reminder: 'Your call is near.'"],
  ['src/domain/call-hours.ts', /Friday: .*/, "Friday: ['9:00-11:30', '12:00-14:00'],"],
  ['src/domain/consultation-fields.ts', /description: 3_000/, 'description: 4_000'],
  ['src/styles/accent.ts', /ACCENT_HUE = \d+/, 'ACCENT_HUE = 145'],
  ['src/styles/tokens.ts', /dark as theme \} from '.\/dark/, "light as theme } from './light"],
];

const manual = readFileSync('docs/making-it-yours.md', 'utf8');
const [list = ''] = /\*\*These files are yours\*\*[\s\S]*?\n\n/.exec(manual) ?? [];
const owned = Array.from(list.matchAll(/`([\w./-]+)`/g), ([, path = '']) => path);
const isOwned = (file: string) => owned.some((path) => `${file}/`.startsWith(`${path}/`));

test('an owner of one version merges a later one that changes every other file', (proof) => {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  proof.after(() => rmSync(folder, { recursive: true }));
  const [upstream, own] = [join(folder, 'upstream'), join(folder, 'own')];
  for (const copy of [upstream, own]) execFileSync('git', ['clone', '--quiet', '.', copy]);
  execFileSync('cp', ['-al', 'node_modules', own]);

  writeFileSync(join(own, 'public/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const change of changes) {
    assert.ok(isOwned(change[0]), `The list does not name ${change[0]}`);
    edit(own, ...change);
  }
  git(own, 'rm', '-r', '--quiet', '__tests__/starter');
  commit(own);

  for (const file of git(upstream, 'ls-files').split('\n'))
    if (/\.(tsx?|m?js)$/.test(file) && !isOwned(file))
      edit(upstream, file, /^.*$/s, '// Later.\n$&\n// Later.\n');
  for (const language of ['en', 'de'])
    edit(upstream, `src/content/${language}/home-page.ts`, /(?<=homePage = \{\n)/, `${NEW}\n`);
  commit(upstream);

  // The merge stops at files that the owner has deleted.
  assert.throws(() => git(own, 'pull', '--quiet', '--no-rebase', upstream, 'HEAD'));
  git(own, 'rm', '-r', '--quiet', '__tests__/starter');
  assert.equal(git(own, 'diff', '--name-only', '--diff-filter=U'), '');
  commit(own);
  execFileSync('npm', ['run', 'check'], { cwd: own, stdio: 'inherit' });

  edit(own, 'src/content/de/home-page.ts', new RegExp(NEW), '');
  const types = spawnSync('npx', ['tsc', '--noEmit'], { cwd: own, encoding: 'utf8' });
  assert.match(types.stdout, /Property 'later' is missing/);
});

/** A name that the later version adds. */
const NEW = "  later: 'x',";

function edit(folder: string, file: string, from: RegExp, to: string) {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replace(from, to);
  assert.notEqual(after, before, `${file} has no ${from}`);
  writeFileSync(join(folder, file), after);
}

function git(folder: string, ...words: string[]) {
  const author = ['-c', 'user.name=ada', '-c', 'user.email=ada@agency.example'];
  return execFileSync('git', ['-C', folder, ...author, ...words], { encoding: 'utf8' }).trim();
}

function commit(folder: string) {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', folder);
}
