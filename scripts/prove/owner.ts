import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `npm run check` must be green after these changes of an owner. The first match of `from` in a file becomes `to`. */
const changes: [file: string, from: RegExp, to: string][] = [
  ['src/agency/budgets.ts', /\{\}/, '{ kilobytes: 60, requests: 8 }'],
  ['src/agency/agency.ts', /name: '.*'/, "name: 'Ada and Sons'"],
  ['src/agency/agency.ts', /email: '.*'/, "email: 'ada@agency.example'"],
  ['src/agency/agency.ts', /phone: '.*'/, "phone: '+49 30 5550142'"],
  ['src/agency/agency.ts', /currency: '.*'/, "currency: 'EUR'"],
  ['src/agency/agency.ts', /copyrightYear: \d+/, 'copyrightYear: new Date().getFullYear()'],
  [
    'src/agency/agency.ts',
    /customerLogos: \[/,
    "$&{ name: 'A', file: '/a.svg', width: 9, height: 9 }",
  ],
  ['src/agency/figures.ts', /projectsCompleted: \d+/, 'projectsCompleted: 320'],
  ['src/agency/languages.ts', /\/\/ (?=\{ code: 'de')/, ''],
  ['src/agency/legal-entity.ts', /name: ''/, "name: 'Ada and Sons Ltd'"],
  ['src/agency/legal-entity.ts', /address: ''/, "address: '1 Main Street'"],
  ['src/agency/logo.ts', /= undefined/, "= { file: '/a.svg', width: 9, height: 9 }"],
  ['src/agency/offers.ts', /amount: 997, per: 'project'/, "amount: 1190, per: 'project'"],
  ['src/agency/offers.ts', /.*id: 'messaging'.*\n/, ''],
  ['src/agency/trusted-origins.ts', /scripts: \[\]/, "scripts: ['https://stats.example']"],
  [
    'src/agency/words/en.ts',
    /\{\}/,
    `{
  aboutPage: { lead: 'Two people.' },
  agencyWords: { tagline: 'Less typing' },
  testimonials: [{ words: 'They answer.', name: 'Ada' }],
  frameWords: { startProject: 'Begin' },
  homePage: { inSearch: { description: 'Websites that answer.' } },
  navigation: { websites: 'Websites' },
  questionsPage: { parts: [{ title: 'Who?', text: 'Us.' }] },
  visitorMail: { reminder: '{moment}: your call is near.' },
}`,
  ],
  ['src/agency/hours.ts', /Friday: .*/, "Friday: ['9:00-11:30', '12:00-14:00'],"],
  ['src/agency/form.ts', /length: 10_000/, 'length: 12_000'],
  ['src/agency/theme.ts', /hue: \d+/, 'hue: 145'],
  ['src/agency/theme.ts', /scheme: 'dark'/, "scheme: 'light'"],
];

const manual = readFileSync('docs/making-it-yours.md', 'utf8');
const [list = ''] = /\*\*These files are yours\*\*[\s\S]*?\n\n/.exec(manual) ?? [];
const owned = Array.from(list.matchAll(/`([\w./-]+)`/g), ([, path = '']) => path);
const isOwned = (file: string) => owned.some((path) => `${file}/`.startsWith(`${path}/`));

using folder = mkdtempDisposableSync(join(tmpdir(), 'owner-'));
const copy = folder.path;
execFileSync('git', ['clone', '--quiet', '.', copy]);
execFileSync('sh', ['-c', 'cp -al node_modules "$0" 2>&- || cp -a node_modules "$0"', copy]);
writeFileSync(join(copy, 'public/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
for (const [file, from, to] of changes) {
  assert.ok(isOwned(file), `docs/making-it-yours.md does not list ${file}`);
  const before = readFileSync(join(copy, file), 'utf8');
  const after = before.replace(from, to);
  assert.notEqual(after, before, `${file} has no ${from}`);
  writeFileSync(join(copy, file), after);
}
execFileSync('npm', ['run', 'check'], { cwd: copy, stdio: 'inherit' });
