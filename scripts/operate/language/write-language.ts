import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chosenNames } from '#content/chosen-names.ts';
import { languages } from '#content/languages.ts';
import { untranslatedIn } from '../../build/untranslated.ts';
import { changedNames } from './changed-names.ts';
import { withLanguage } from './further-languages.ts';
import { languageFiles } from './language-files.ts';
import { outdatedIn } from './outdated.ts';

const FURTHER = 'src/agency/words/further-languages.ts';

/** Writes the files that a language lacks, and says what is left to translate. */
export function writeLanguage(code: string) {
  const folder = `src/agency/words/${code}`;
  const files = languageFiles(code);
  const written = [...files].filter(([name]) => !existsSync(`${folder}/${name}`));
  const outdated = [...files].flatMap(([name, source]) => otherwiseIn(`${folder}/${name}`, source));
  const changes = [...files].flatMap(([name, source]) => changesOf(`${folder}/${name}`, source));
  mkdirSync(folder, { recursive: true });
  for (const [name, source] of written) writeFileSync(`${folder}/${name}`, source);
  writeFileSync(`${folder}/all.ts`, files.get('all.ts') ?? '');
  writeFileSync(FURTHER, withLanguage(readFileSync(FURTHER, 'utf8'), code));
  return [
    ...(written.length > 0 ? [`Written: ${written.length} files in ${folder}.`, ''] : []),
    ...leftIn(folder),
    ...(outdated.length > 0
      ? [
          'The first language says something else now. Correct comment and translation:',
          ...outdated,
        ]
      : []),
    ...(changes.length > 0
      ? ['What a file lacks stays English until you write it:', ...changes]
      : []),
    ...(isListed(code)
      ? []
      : ['', `It appears with this line in src/agency/languages.ts:`, `  ${lineOf(code)}`]),
  ].join('\n');
}

function leftIn(folder: string) {
  const left = untranslatedIn(folder);
  if (left.length === 0) return ['Every line of these files is translated.'];
  const byFile = Map.groupBy(left, ({ file }) => file);
  const lines = [...byFile].map(
    ([file, texts]) => `  ${String(texts.length).padStart(4)}  ${file}:${texts[0]?.line}`,
  );
  return [
    `${left.length} lines are left to translate. Write yours below each comment; if a text stays`,
    'as it is, delete the comment above it.',
    ...lines,
  ];
}

const otherwiseIn = (file: string, source: string) =>
  existsSync(file)
    ? outdatedIn(readFileSync(file, 'utf8'), source).map(
        ({ line, before }) => `  ${file}:${line}  ${before}`,
      )
    : [];

function changesOf(file: string, source: string) {
  if (!existsSync(file)) return [];
  const { lacking, needless } = changedNames(readFileSync(file, 'utf8'), source, chosenNames);
  return [
    ...lacking.map(([name, text]) => `  ${file} lacks ${name}: ${text}`),
    ...needless.map((name) => `  ${file} has ${name}, which no page shows: delete it`),
  ];
}

const isListed = (code: string) => languages.some((language) => language.code === code);

function lineOf(code: string) {
  const { language, region } = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const title = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  return `{ code: '${code}', locale: '${language}-${region}', name: '${title}' },`;
}
