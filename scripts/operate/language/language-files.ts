import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chosenNames } from '#content/chosen-names.ts';
import { languages, ownLanguage } from '#content/languages.ts';
import { addresses } from '#content/navigation.ts';
import { withTextsBeside } from './beside.ts';
import { asAgencySays } from './edit-source.ts';
import { withNeededNames } from './needed-names.ts';

const WITHOUT_TEXTS = ['all.ts', 'facts.ts', 'language.ts'];
/** The operator reads one language, the first. */
const OPERATORS = ['alerts.ts', 'desk.ts', 'receiver-answers.ts'];

/** The files of a language, with the texts of the site's first other one, by their names. */
export function languageFiles(code: string): ReadonlyMap<string, string> {
  const from: string = languages.find((language) => language.code !== code)?.code ?? 'en';
  const ours = `src/content/${from}`;
  const folder = existsSync(ours) ? ours : `src/agency/words/${from}`;
  const written = `src/agency/words/${from}.ts`;
  const yours = existsSync(written) ? readFileSync(written, 'utf8') : '';
  const left = globSync(`${folder}/*.ts`).filter((file) => isOnSite(basename(file), code));
  const files = left.toSorted().map((file): [string, string] => {
    const source = readFileSync(file, 'utf8');
    return [basename(file), translatable(basename(file), source, { from, code, yours })];
  });
  const all = files
    .map(([name]) => name)
    .filter((name) => name !== 'all.ts' && name !== 'facts.ts');
  return new Map([
    ...files,
    ['all.ts', all.map((name) => `export * from './${name}';\n`).join('')],
  ]);
}

type Given = { from: string; code: string; yours: string };

function translatable(name: string, source: string, { from, code, yours }: Given) {
  if (name === 'language.ts') return source.replace(`'${from}'`, `'${code}'`);
  if (WITHOUT_TEXTS.includes(name)) return source;
  if (name === 'figures.ts') return withTextsBeside(source);
  const facts = /import \{([^}]*)\} from '#content\/\w+\/facts.ts'/.exec(yours)?.[1] ?? '';
  const offered = facts
    .split(',')
    .map((fact) => fact.trim())
    .filter(Boolean);
  return withTextsBeside(withNeededNames(asAgencySays(source, yours, chosenNames), offered));
}

function isOnSite(file: string, code: string) {
  if (file === 'about-page.ts') return addresses.about !== undefined;
  return code === ownLanguage || !OPERATORS.includes(file);
}
