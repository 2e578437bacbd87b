import { createElement } from 'react';
import styled, { css } from 'styled-components';
import { color, font, media } from '#styles/tokens.ts';
import { estimatedWidthOfLongestWord } from '#ui/page-head.tsx';

const TYPING_DELAY_MS = 50;

/** Letters from Arabic to Mongolian join their neighbours, so words are typed whole. */
const JOINED = /[\u0600-\u1cff]/;

const piecesOf = (text: string) => text.match(JOINED.test(text) ? /\S+|\s/g : /./gsu) ?? [];

export function TypedHeadline({ text }: { text: string }) {
  const pieces = piecesOf(text).map((piece) => createElement('i', null, piece));
  return (
    <Headline aria-label={text} $text={text}>
      {createElement('span', { 'aria-hidden': true }, ...pieces)}
    </Headline>
  );
}

/** In em, with the letters' widths in the typeface of the site. */
function estimatedWidthOnTwoLines(text: string) {
  const widthOf = (letter: string) =>
    (/[fijlrtI\s.,:!'-]/.test(letter) && 0.28) || (/[mwA-ZÄÖÜ]/.test(letter) ? 0.72 : 0.57);
  const widthOfLine = (words: string[]) =>
    [...words.join(' ')].reduce((sum, letter) => sum + widthOf(letter), 0);
  const words = text.split(' ');
  const splits = words.map((_, count) =>
    Math.max(widthOfLine(words.slice(0, count)), widthOfLine(words.slice(count))),
  );
  return Math.min(...splits).toFixed(2);
}

const typingTime = (text: string) => [...text].length * TYPING_DELAY_MS;
const shareOfOne = (text: string) => `${(100 / [...text].length).toFixed(3)}%`;

/** Letter n, spaces counted, is seen after n delays. Rules for units and tens are half as long as one for each letter. */
function turns(text: string) {
  const pieces = piecesOf(text);
  const counts = pieces.map((_, index) => [...pieces.slice(0, index + 1).join('')].length);
  if (pieces.some(({ length }) => length > 2))
    return counts.map((count, index) => `i:nth-of-type(${index + 1}){--u:${count}}`).join('');
  const units = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `i:nth-of-type(10n+${n}){--u:${n}}`);
  const tens = counts.filter((n) => n % 10 === 0).map((n) => `i:nth-of-type(n+${n}){--d:${n}}`);
  return [...units, ...tens].join('');
}

const Headline = styled.h1<{ $text: string }>`
  font-size: min(${font.h1}, 100cqi / ${({ $text }) => estimatedWidthOfLongestWord($text)});
  @media ${media.wide} { font-size: min(4.375rem, 100cqi / ${({ $text }) => estimatedWidthOnTwoLines($text)}); }

  i { position: relative; font-style: normal; }

  /* All animations have one start and one end, so the main thread works only at the end. */
  @media ${media.motion} {
    i {
      --t: calc((var(--d, 0) + var(--u, 0)) * ${({ $text }) => shareOfOne($text)});
      animation: type ${({ $text }) => typingTime($text)}ms linear(0, 0 var(--t), 1 var(--t), 1) backwards;
    }
    i:last-of-type::after {
      content: '';
      position: absolute;
      inset-block: 0.3em 0.1em;
      inset-inline-start: calc(100% + 0.12em);
      width: 0.06em;
      background: ${color.secondary};
      opacity: 0;
      animation: blink 0.9s ${({ $text }) => typingTime($text)}ms steps(1) 3;
    }
    ${({ $text }) => css`${turns($text)}`}
  }
  @keyframes type { from { opacity: 0; } }
  @keyframes blink {
    from { opacity: 1; }
    60% { opacity: 0; }
  }
`;
