import { createElement } from 'react';
import styled from 'styled-components';
import { show } from '#styles/keyframes.ts';
import { color, font, media } from '#styles/tokens.ts';
import { estimatedWidthOfLongestWord } from '#ui/page-head.tsx';

const TYPING_DELAY_MS = 50;

/** Letters of some scripts in this range, such as Arabic, join each other. Such a text is typed in whole words. */
const JOINED_LETTERS = /[\u0600-\u1cff]/;

const piecesOf = (text: string) => text.match(JOINED_LETTERS.test(text) ? /\S+|\s/g : /./gsu) ?? [];

/** Translators and screen readers need the whole sentence. Over it lie empty elements, whose attributes are the typed letters. As arguments of `createElement` they need no keys. */
export function TypedHeadline({ text }: { text: string }) {
  const pieces = piecesOf(text).map((piece) => createElement('i', { 'data-letter': piece }));
  return (
    <Headline $text={text}>
      <span>{text}</span>
      {createElement('span', { 'aria-hidden': true, translate: 'no' }, ...pieces)}
    </Headline>
  );
}

/** Returns em. The widths of letters are those of the site's typeface. */
function estimatedWidth(words: readonly string[], lines: number): number {
  const ofLine = [...words.join(' ')].reduce((sum, letter) => sum + widthOf(letter), 0);
  if (lines === 1) return ofLine;
  const widths = words.map((_, breakAt) =>
    Math.max(
      estimatedWidth(words.slice(0, breakAt + 1), 1),
      estimatedWidth(words.slice(breakAt + 1), lines - 1),
    ),
  );
  return Math.min(ofLine, ...widths);
}

const widthOf = (letter: string) =>
  (/[fijlrtI\s.,:!'-]/.test(letter) && 0.28) || (/[mwA-ZÄÖÜ]/.test(letter) ? 0.72 : 0.57);

/** A column is 100cqi wide. */
const sizeForLines = (text: string, lines: number) =>
  `100cqi / ${estimatedWidth(text.split(' '), lines).toFixed(2)}`;

const typingTimeMs = (text: string) => [...text].length * TYPING_DELAY_MS;
const shareOfOnePiece = (text: string) => `${(100 / piecesOf(text).length).toFixed(3)}%`;

/** Piece n appears after n shares of the time. A rule for each digit of n takes fewer bytes than a rule for each piece. */
const digitRules = (text: string) => [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((ones) => `i:nth-of-type(10n + ${ones}){--ones:${ones}}`),
  ...Array.from({ length: piecesOf(text).length / 10 }, (_, index) => 10 * (index + 1)).map(
    (tens) => `i:nth-of-type(n + ${tens}){--tens:${tens}}`,
  ),
];

const Headline = styled.h1<{ $text: string }>`
  font-size: min(${font.h1}, 100cqi / ${({ $text }) => estimatedWidthOfLongestWord($text)});
  @media ${media.medium} {
    font-size: min(clamp(3.5rem, 5.5vw, 4.375rem), ${({ $text }) => sizeForLines($text, 2)});
  }
  @media ${media.huge} {
    font-size: min(4.6rem, ${({ $text }) => sizeForLines($text, 3)});
  }
  /* Typed letters are boxes, and boxes have no kerning. With the same widths, nothing moves when the typing ends. */
  font-kerning: none;
  letter-spacing: -0.04em;

  [aria-hidden] { display: none; }

  /* Until the typing ends, all animations take as long as the typing, because the main thread has work each time that one ends. */
  @media screen and ${media.motion} {
    position: relative;

    > span { animation: wait ${({ $text }) => typingTimeMs($text)}ms step-end backwards; }
    > [aria-hidden] {
      position: absolute;
      inset: 0;
      display: block;
      animation-name: typed; /* Duration and step-end are those of > span. */
      animation-fill-mode: forwards;
    }
    i {
      --at: calc((var(--tens, 0) + var(--ones, 0)) * ${({ $text }) => shareOfOnePiece($text)});
      position: relative;
      font-style: normal;
      animation: ${show} ${({ $text }) => typingTimeMs($text)}ms linear(0, 0 var(--at), 1 var(--at), 1) backwards;
    }
    i::before { content: attr(data-letter); }
    i::after, > :first-child::after { content: ''; height: 0.8em; border-inline-end: 0.06em solid ${color.accent}; opacity: 0; }
    /* The caret stands behind the newest letter until the next one comes. */
    i::after {
      --end: calc(var(--at) + ${({ $text }) => shareOfOnePiece($text)});
      position: absolute;
      inset: 0.2em auto auto calc(100% + 0.06em);
      animation: newest ${({ $text }) => typingTimeMs($text)}ms linear(0, 0 var(--at), 1 var(--at), 1 var(--end), 0 var(--end), 0);
    }
    /* The last caret is part of the line, because the balance of the lines would displace a caret out of the flow. */
    > :first-child::after {
      display: inline-block;
      margin-inline: 0.06em -0.12em;
      animation: blink 0.9s ${({ $text }) => typingTimeMs($text)}ms steps(1) 3;
    }
    ${({ $text }) => digitRules($text).join('')}
  }
  /* At 0 the sentence would not count as painted, and the largest contentful paint would come after the typing. */
  @keyframes wait { from { opacity: 0.001; } }
  @keyframes typed { to { opacity: 0; } }
  /* Without its first keyframe, Chromium computes each letter anew in each frame. */
  @keyframes newest { from { opacity: 0; } to { opacity: 1; } }
  @keyframes blink {
    from { opacity: 1; }
    60% { opacity: 0; }
  }
`;
