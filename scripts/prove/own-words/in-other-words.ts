/** What content is made of: what a program reads, words in quotes, words around a figure, and numbers. */
const PIECES = new RegExp(
  [
    /(?<kept>\/\*[\s\S]*?\*\/|\/\/.*|^import .*|\b(?:id|icon|scene|per|href)\??: [^,;}]*|(?:===|\|) '[^']*')/,
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
 * was: each letter is the next of the alphabet, and each digit the next one.
 */
export function inOtherWords(source: string) {
  return source.replace(PIECES, (piece, ...found) => {
    const { kept, template } = found.at(-1);
    if (kept || READ_BY_A_PROGRAM.test(piece)) return piece;
    return template ? piece.replace(/\$\{.*?\}|[^$]+/g, wordsOnly) : otherWord(piece);
  });
}

const wordsOnly = (part: string) => (part.startsWith('${') ? part : otherWord(part));

function otherWord(text: string) {
  return text.replace(/\\.|(?:mailto|tel):|[a-z]|\d/gi, (sign) => {
    if (sign.length > 1) return sign;
    if (/[zZ9]/.test(sign)) return { z: 'a', Z: 'A', 9: '1' }[sign] ?? sign;
    return String.fromCharCode(sign.charCodeAt(0) + 1);
  });
}
