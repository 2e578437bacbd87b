import { textsIn } from '../own-words/in-other-words.ts';

type Table = Record<string, string>;

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
export function whatLacksWords(language: string, file: string, source: string, table: Table) {
  return textsIn(source)
    .filter((text) => !Object.hasOwn(table, text))
    .map(
      (text) =>
        `${file} says "${text}", and scripts/prove/languages/${language}.json has no words for it. Add them.`,
    );
}
