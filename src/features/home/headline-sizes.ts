import { sizes } from '#styles/sizes.ts';
import { estimatedWidthOfLongestWord } from '#ui/longest-word.ts';

/** A headline that has no room on two lines takes more, so that it stays larger than any heading. */
const LEAST = 'clamp(2.05rem, 1rem + 2.6vw, 3.05rem)';

export const headlineSizes = (text: string) => ({
  phone: `min(${sizes.font.h1}, max(9.2vw, 1.9rem), 100cqi / ${estimatedWidthOfLongestWord(text)})`,
  medium: `min(clamp(3.5rem, 5.5vw, 4.375rem), max(${LEAST}, ${sizeForLines(text, 2)}))`,
  widest: `min(4.3rem, max(${LEAST}, ${sizeForLines(text, 2)}))`,
});

/** The least width, in em, in which the words have room on so many lines. */
function estimatedWidth(words: readonly string[], lines: number): number {
  const widthInOneLine = lineWidth(words.join(' '));
  if (lines === 1) return widthInOneLine;
  const widths = words.map((_, index) => {
    const firstLine = lineWidth(words.slice(0, index + 1).join(' '));
    const otherLines = estimatedWidth(words.slice(index + 1), lines - 1);
    return Math.max(firstLine, otherLines);
  });
  return Math.min(widthInOneLine, ...widths);
}

/** An estimate in em. */
export const lineWidth = (line: string) =>
  [...line].reduce((width, letter) => width + letterWidth(letter), 0);

/** As in the site's typeface. */
function letterWidth(letter: string) {
  if (/[fijlrtI\s.,:!'-]/.test(letter)) return 0.28;
  if (/[mwA-ZÄÖÜ]/.test(letter)) return 0.72;
  return 0.57;
}

/** A column is 100cqi wide. */
const sizeForLines = (text: string, lines: number) =>
  `100cqi / ${estimatedWidth(text.split(' '), lines).toFixed(2)}`;
