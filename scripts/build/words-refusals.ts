import { chosenNames } from '#content/chosen-names.ts';
import { languages } from '#content/languages.ts';

/** Words are read late, because wrong hours are refused before. */
export async function wordsRefusals() {
  const { writtenByAgency } = await import('#content/words-by-language.ts');
  const english = await import('#content/en/all.ts');
  const german = await import('#content/de/all.ts');
  return languages.flatMap(({ code }: { code: string }) =>
    missingWords(code, writtenByAgency[code], code === 'de' ? german : english),
  );
}

/** The compiler's error for a missing name is long, and names a type before the name. */
export function missingWords(code: string, yours: unknown, ours: unknown, names = chosenNames) {
  if (yours === undefined)
    return [
      `src/agency/languages.ts lists '${code}', which has no words. ` +
        `Write them with: npm run words -- --language ${code}`,
    ];
  const isSaid = (path: string) =>
    [yours, ours].some((words) => valueAt(path, words) !== undefined);
  return Object.entries(names).flatMap(([group, needed]) =>
    needed
      .filter((name) => !isSaid(`${group}.${name}`) && (isSaid(group) || !group.includes('.')))
      .map(
        (name) =>
          `${fileOf(group, code)} lacks the words of '${name}'. ` +
          `Write ${nested(group, `${keyOf(name)}: ${blankFor(group, name, names)}`)}.`,
      ),
  );
}

const valueAt = (path: string, words: unknown) =>
  path.split('.').reduce<unknown>((value, key) => Object(value)[key], words);

const FILES: Readonly<Record<string, string>> = {
  formFields: 'consultation-page',
  choices: 'choices',
  serviceWords: 'service-words',
  navigation: 'navigation',
};

function fileOf(group: string, code: string) {
  const isOneFile = code === 'en' || code === 'de';
  return `src/agency/words/${code}${isOneFile ? '' : `/${FILES[group.split('.')[0] ?? '']}`}.ts`;
}

const nested = (group: string, entry: string) =>
  group.split('.').reduceRight((inside, key) => `${keyOf(key)}: { ${inside} }`, entry);

function blankFor(group: string, name: string, names: typeof chosenNames) {
  const options = names[`${group}.${name}`];
  if (options) return `{ ${options.map((option) => `${keyOf(option)}: '…'`).join(', ')} }`;
  return group === 'serviceWords' ? SERVICE : "'…'";
}

const SERVICE =
  "{ title: '…', subtitle: '…', description: '…', features: ['…'], " +
  "benefits: [{ text: '…' }], timeline: '…' }";

const keyOf = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`);
