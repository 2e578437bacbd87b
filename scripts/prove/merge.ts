import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

/** What an owner writes in place of what stands there. Two entries with the same file are two changes. */
const changes: [file: string, from: RegExp, to: string][] = [
  ['src/content/agency.ts', /name: '.*'/, "name: 'Ada and Sons'"],
  ['src/content/agency.ts', /email: '.*'/, "email: 'ada@agency.example'"],
  ['src/content/agency.ts', /phone: '.*'/, "phone: '+49 30 5550142'"],
  ['src/content/agency.ts', /currency: '.*'/, "currency: 'EUR'"],
  ['src/content/agency.ts', /copyrightYear: \d+/, 'copyrightYear: new Date().getFullYear()'],
  ['src/content/agency.ts', /https:\/\/www\.linkedin\.com\/[^']*/, 'https://social.example/ada'],
  ['SECURITY.md', /\S+@\S+\.example/, 'ada@agency.example'],
  ['src/content/en/agency-words.ts', /tagline: '.*'/, "tagline: 'Less typing'"],
  ['src/content/en/agency-words.ts', /'We build [^']*'/, "'We build websites.'"],
  [
    'src/content/figures.ts',
    /projectsCompleted: \{ amount: \d+/,
    'projectsCompleted: { amount: 320',
  ],
  ['src/content/offers.ts', /amount: 997, per: 'project'/, "amount: 1190, per: 'project'"],
  ['src/content/offers.ts', /.*id: 'messaging'.*\n/, ''],
  ['src/content/en/service-words.ts', / {2}messaging: \{[\s\S]*?\n {2}\},\n/, ''],
  ['src/content/de/service-words.ts', / {2}messaging: \{[\s\S]*?\n {2}\},\n/, ''],
  ['src/content/legal-entity.ts', /name: ''/, "name: 'Ada and Sons Ltd'"],
  ['src/content/legal-entity.ts', /address: ''/, "address: '1 Main Street\\nSpringfield'"],
  ['src/content/logo.ts', /= undefined/, "= { file: '/own.svg', width: 240, height: 60 }"],
  ['public/own.svg', /^/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>'],
  [
    'src/content/customer-logos.ts',
    /\[\];/,
    "[{ name: 'Acme', file: '/own.svg', width: 120, height: 30 }];",
  ],
  ['src/content/en/customers.ts', /\[\];/, "[{ words: 'They answer.', name: 'Ada' }];"],
  [
    'src/content/en/questions.ts',
    /parts: \[\]/,
    "parts: [{ title: 'Who writes?', text: 'We do.' }]",
  ],
  ['src/content/en/navigation.ts', /websites: '.*'/, "websites: 'Websites'"],
  ['src/content/en/frame-words.ts', /startProject: '.*'/, "startProject: 'Begin'"],
  ['src/content/en/visitor-mail.ts', /reminder: 'A .*'/, "reminder: 'Your call is near.'"],
  ['src/content/en/home-page.ts', /'AI-powered [^']*'/, "'Websites that answer.'"],
  ['src/content/en/about-page.ts', /lead: 'An agency [^']*'/, "lead: 'Two people.'"],
  ['src/content/languages.ts', /\/\/ (?=\{ code: 'de')/, ''],
  ['src/content/words-by-language.ts', /^\/\/ /, ''],
  ['src/content/words-by-language.ts', /\{ en \}/, '{ en, de }'],
  ['src/content/trusted-origins.ts', /scripts: \[\]/, "scripts: ['https://stats.example']"],
  ['src/domain/call-hours.ts', /Friday: .*/, "Friday: ['9:00-11:30', '12:00-14:00'],"],
  ['src/domain/call-hours.ts', /closed: \[\]/, "closed: ['2027-12-24']"],
  ['src/domain/consultation-fields.ts', /description: 3_000/, 'description: 4_000'],
  ['src/styles/accent.ts', /ACCENT_HUE = \d+/, 'ACCENT_HUE = 145'],
  [
    'src/styles/tokens.ts',
    /\{ dark as theme \} from '.\/dark.ts'/,
    "{ light as theme } from './light.ts'",
  ],
  ['__tests__/yours/budgets.ts', /kilobytes: 45, requests: 5/, 'kilobytes: 60, requests: 8'],
];

const manual = readFileSync('docs/making-it-yours.md', 'utf8');
const [list = ''] = /\*\*These files are yours\*\*[\s\S]*?\n\n/.exec(manual) ?? [];
const owned = Array.from(list.matchAll(/`([\w./-]+)`/g), ([, path = '']) => path);
const isOwned = (file: string) => owned.some((path) => `${file}/`.startsWith(`${path}/`));

test('an owner of one version merges a later one that changes every other file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  const [upstream, own] = [join(folder, 'upstream'), join(folder, 'own')];
  for (const copy of [upstream, own]) execFileSync('git', ['clone', '--quiet', '.', copy]);
  execFileSync('cp', ['-al', 'node_modules', own]);

  assert.ok(changes.length >= 30);
  assert.deepEqual(
    changes.filter(([file]) => !isOwned(file)),
    [],
  );
  for (const change of changes) edit(own, ...change);
  git(own, 'rm', '-r', '--quiet', '__tests__/starter');
  commit(own, 'Ours');

  const others = git(upstream, 'ls-files')
    .split('\n')
    .filter((file) => !isOwned(file));
  for (const file of others.filter((each) => /\.(tsx?|m?js)$/.test(each)))
    edit(upstream, file, /^.*$/s, '// A later version.\n$&\n// A later version.\n');
  for (const language of ['en', 'de'])
    edit(
      upstream,
      `src/content/${language}/home-page.ts`,
      /(?<=homePage = \{\n)/,
      "  later: 'x',\n",
    );
  commit(upstream, 'A later version');

  spawnSync('git', ['-C', own, ...AUTHOR, 'pull', '--quiet', '--no-rebase', upstream, 'HEAD']);
  git(own, 'rm', '-r', '--quiet', '__tests__/starter');
  assert.equal(git(own, 'diff', '--name-only', '--diff-filter=U'), '');
  commit(own, 'Merged');
  assert.deepEqual(run(own, 'npm', 'run', 'check').status, 0);

  edit(own, 'src/content/de/home-page.ts', / {2}later: 'x',\n/, '');
  const types = run(own, 'npx', 'tsc', '--noEmit');
  assert.match(types.stdout, /Property 'later' is missing/);
  rmSync(folder, { recursive: true });
});

function edit(folder: string, file: string, from: RegExp, to: string) {
  const path = join(folder, file);
  const before = file === 'public/own.svg' ? '' : readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  assert.notEqual(after, before, `${file} has no ${from}`);
  writeFileSync(path, after);
}

const AUTHOR = ['-c', 'user.name=owner', '-c', 'user.email=owner@agency.example'];

function git(folder: string, ...words: string[]) {
  return execFileSync('git', ['-C', folder, ...AUTHOR, ...words], { encoding: 'utf8' }).trim();
}

function commit(folder: string, message: string) {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', message);
}

function run(cwd: string, program: string, ...words: string[]) {
  const ended = spawnSync(program, words, { cwd, encoding: 'utf8' });
  console.log(ended.stdout, ended.stderr);
  return ended;
}
