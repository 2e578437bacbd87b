import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ownLanguage } from '../../src/content/languages.ts';
import { allWords, wordsIn } from '../../src/content/words.ts';

/** Settings and content that work, but that the owner may not have meant. */
export function notices() {
  const { priceText, services } = wordsIn(ownLanguage);
  const found = [
    ...services.map(({ title, price }) => lowPrice(title, price.amount, priceText(price))),
    ...allWords.map(({ language, homePage }) => longHeadline(language, homePage.hero.headline)),
    ...untranslated('src/content'),
  ];
  return found.filter((notice) => notice !== false);
}

/** The owner may have meant thousands: TypeScript reads 2.490 as 2.49. */
export const lowPrice = (title: string, amount: number, priceInWords: string) =>
  amount < 10 &&
  `Visitors will see "${title}: ${priceInWords}". If thousands are meant, write them without a point in src/content/offers.ts: 2490.`;

export const longHeadline = (language: string, { length }: string) =>
  length > 60 &&
  `The headline in src/content/${language}/home-page.ts has ${length} letters, which makes them small. Write 60 or fewer.`;

/** `all.ts` has no words, because it only collects the other files of its folder. */
export function untranslated(content: string) {
  const files = globSync(`${content}/*/!(all).ts`).toSorted();
  const equal = Map.groupBy(files, (file) => basename(file) + readFileSync(file, 'utf8')).values();
  return [...equal]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.join(' and ')} are the same. Translate them.`);
}

/** `npm run check` runs this file as a program. */
if (process.argv[1] === import.meta.filename) for (const notice of notices()) console.log(notice);
