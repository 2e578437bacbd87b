/** What content is made of: what a program reads, words in quotes, words around a figure, and numbers. */
const PIECES = new RegExp(
  [
    /(?<kept>\/\*[\s\S]*?\*\/|\/\/.*|^import .*|\b(?:id|icon|scene|per|href|style|currency|weekday|dateStyle|timeStyle|trailingZeroDisplay)\??: [^,;}]*|(?:===|\|) '[^']*'|\w\['[^']*'\]|^ *(?:'[^']*'|\d+): )/,
    /(?<words>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/,
    /(?<template>`(?:[^`\\]|\\.)*`)/,
    /(?<number>\b\d+\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** Addresses within the site or on the web, and names of languages. */
const READ_BY_A_PROGRAM = /^'(\/.*|#.*|https?:.*|[a-z]{2}-[A-Z]{2})'$/;

/**
 * A file of `src/content` in which every word, figure, price and number is another one, as long as it
 * was: words stand in another order, and a word alone has the next letters of the alphabet, as a figure has
 * the next digits.
 */
export const inOtherWords = (source: string) => eachText(source, otherWord);

/** The same in a language that nobody speaks: letters of another script, from right to left, and a third more of them. */
export const inPseudoArabic = (source: string) =>
  eachText(source, pseudoArabic)
    .replace("locale: 'en-US'", "locale: 'ar-EG'")
    // That of the dollar has letters there.
    .replace("currency: 'USD'", "currency: 'EUR'");

function eachText(source: string, say: (text: string) => string) {
  return source.replace(PIECES, (piece, ...found) => {
    const { kept, template, number } = found.at(-1);
    if (kept || READ_BY_A_PROGRAM.test(piece)) return piece;
    if (number) return say === otherWord ? otherWord(piece) : piece;
    // What stands between words is put in by a program, and a program reads the query of an address.
    const wordsOnly = (part: string) => (/^\$\{|^\?\w+=$/.test(part) ? part : say(part));
    return template ? piece.replace(/\$\{.*?\}|[^$]+/g, wordsOnly) : say(piece);
  });
}

/** Several words change places, which leaves them English: a page of them weighs what it weighed. */
function otherWord(text: string) {
  const [, before = '', words = '', after = ''] = /^(['"`\s]*)(.*?)(['"`\s]*)$/s.exec(text) ?? [];
  const others = /[a-z] /i.test(words)
    ? words.split(' ').reverse().join(' ').replace(/\d/g, nextSign)
    : words.replace(/\\.|(?:mailto|tel):|[a-z]|\d/gi, nextSign);
  return before + others + after;
}

function nextSign(sign: string) {
  if (sign.length > 1) return sign;
  if (/[zZ9]/.test(sign)) return { z: 'a', Z: 'A', 9: '1' }[sign] ?? sign;
  return String.fromCharCode(sign.charCodeAt(0) + 1);
}

const LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

function pseudoArabic(text: string) {
  if (/@|\.example/.test(text)) return text;
  return text.replace(/\\.|(?:mailto|tel):|[a-z]+/gi, (word) => {
    if (/\W/.test(word)) return word;
    const letters = [...word.toLowerCase()].map((letter) => LETTERS[letter.charCodeAt(0) - 97]);
    return letters.join('') + LETTERS.slice(0, letters.length / 3);
  });
}
