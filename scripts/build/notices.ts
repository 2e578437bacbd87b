import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { languages, ownLanguage } from '../../src/content/languages.ts';
import { allWords, type SiteWords, wordsIn } from '../../src/content/words.ts';

/** What works, and its owner may not have meant. */
export async function notices() {
  const folders: Record<string, unknown> = {};
  for (const file of globSync('src/content/*/all.ts'))
    folders[basename(dirname(file))] = await import(resolve(file));
  const codes: readonly string[] = languages.map(({ code }) => code);
  return [
    ...lowPrices(wordsIn(ownLanguage)),
    ...allWords.flatMap(({ language, homePage }) => longHeadline(language, homePage.hero.headline)),
    // A language may have been copied from one that is not listed.
    ...codes.slice(1).flatMap((code) =>
      Object.keys(folders)
        .filter((other) => codes.indexOf(other) < codes.indexOf(code))
        .flatMap((other) => untranslated(code, folders[code], other, folders[other])),
    ),
  ];
}

type Priced = Pick<SiteWords['services'][number], 'title' | 'price'>;
type Prices = { services: readonly Priced[]; priceText: SiteWords['priceText'] };

/** Somebody may have meant thousands: TypeScript reads 2.490 as 2.49. */
export const lowPrices = ({ services, priceText }: Prices) =>
  services
    .filter(({ price }) => price.amount < 10)
    .map(
      ({ title, price }) =>
        `Visitors will see "${title}: ${priceText(price)}". src/content/offers.ts writes thousands without a point: 2490.`,
    );

const LONGEST_HEADLINE = 60;

export function longHeadline(language: string, { length }: string) {
  const sentence = `The headline in src/content/${language}/home-page.ts has ${length} letters, which makes them small. Write ${LONGEST_HEADLINE} or fewer.`;
  return length > LONGEST_HEADLINE ? [sentence] : [];
}

/** Sentences only: names and short words may be equal in two languages. */
export function untranslated(code: string, words: unknown, other: string, others: unknown) {
  const known = new Set(sentencesIn(others));
  const same = sentencesIn(words).filter((sentence) => known.has(sentence));
  const sentence = `Sentences of src/content/${code} that are the same in ${other}: ${same.length}, such as "${same[0]}". Translate them.`;
  return same.length > 0 ? [sentence] : [];
}

const sentencesIn = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words].filter((text) => text.split(' ').length > 3)
    : Object.values(Object(words)).flatMap(sentencesIn);
