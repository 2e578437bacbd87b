import type { Text } from './texts.ts';

const MOST = 8;
const ENOUGH = 0.5;

export function findTexts(sentence: string, texts: readonly Text[]) {
  const asked = wordsOf(sentence);
  const found = texts
    .map((text) => {
      const said = wordsOf(text.said);
      return { text, length: said.length, shared: sharedInOrder(asked, said) };
    })
    .filter(({ length, shared }) => {
      const isWhole = shared > 1 && shared === length;
      return isWhole || (shared > 0 && shared >= asked.length * ENOUGH);
    })
    .toSorted((a, b) => b.shared - a.shared || a.length - b.length);
  const complete = found.filter(({ shared }) => shared === asked.length);
  const likely = complete.length > 0 ? complete : found;
  return likely.slice(0, MOST).map(({ text }) => text);
}

const TIME_OF_DAY = /\d+:\d+/g;

export function findAmounts(sentence: string, amounts: readonly Text[]) {
  const found = sentence.replaceAll(TIME_OF_DAY, '').matchAll(/\d+(?:[.,\s]\d{3})*/g);
  const numbers = Array.from(found, ([number]) => number.replaceAll(/\D/g, ''));
  return amounts.filter(({ said }) => numbers.includes(said));
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

function wordsOf(text: string) {
  const plain = text.replaceAll(/\{[^}]*\}/g, ' ').replaceAll(/\u00ad/g, '');
  return Array.from(segmenter.segment(plain.toLowerCase()))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

function sharedInOrder(asked: readonly string[], said: readonly string[]) {
  let row = new Array<number>(said.length + 1).fill(0);
  for (const [index, word] of asked.entries()) {
    const isLast = index === asked.length - 1;
    const next = [0];
    for (const [place, other] of said.entries()) {
      const isSame = word === other || (isLast && word.length > 2 && other.startsWith(word));
      const longest = Math.max(row[place + 1] ?? 0, next[place] ?? 0);
      next.push(isSame ? Math.max(longest, (row[place] ?? 0) + 1) : longest);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
