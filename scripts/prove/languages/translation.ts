import { textsIn } from '../own-words/in-other-words.ts';

type Table = Record<string, string>;

/** One text a line, in English and in each language that the head names. */
export function tableOf(language: string, words: string): Table {
  const [head = [], ...rows] = words
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return Object.fromEntries(rows.map((row) => [row[0], row[head.indexOf(language)]]));
}

/** A file of `src/content` in another language: each text of the table, in whichever quotes it stands. */
export function translated(source: string, table: Table) {
  return Object.entries(table).reduce(
    (text, [ours, theirs]) =>
      text
        .replaceAll(`'${ours}'`, () => JSON.stringify(theirs))
        .replaceAll(`"${ours}"`, () => JSON.stringify(theirs))
        .replaceAll(`\`${ours}\``, () => `\`${theirs}\``),
    source,
  );
}

/** What would be said in English still, a sentence each. */
export function whatLacksWords(file: string, source: string, table: Table) {
  return textsIn(source)
    .filter((text) => !table[text])
    .map(
      (text) =>
        `${file} says "${text}", and scripts/prove/languages/words.tsv has no line for it. Add them.`,
    );
}
