import { createElement } from 'react';
import styled, { css } from 'styled-components';
import { color, font, media } from '#styles/tokens.ts';
import { estimatedWidthOfLongestWord } from '#ui/page-head.tsx';

const TYPING_DELAY_MS = 50;

/** Letters from Arabic to Mongolian join their neighbours, so whole words are typed. */
const JOINED_LETTERS = /[\u0600-\u1cff]/;

const piecesOf = (text: string) => text.match(JOINED_LETTERS.test(text) ? /\S+|\s/g : /./gsu) ?? [];

/** A browser's translator needs whole words. So the letters that are typed are no text, and lie over the sentence. */
export function TypedHeadline({ text }: { text: string }) {
  const pieces = piecesOf(text).map((piece) => createElement('i', { 'data-letter': piece }));
  return (
    <Headline $text={text}>
      <span>{text}</span>
      {createElement('span', { 'aria-hidden': true, translate: 'no' }, ...pieces)}
    </Headline>
  );
}

/** The result is in em. The widths are those of the site's typeface. */
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

export const typingTime = (text: string) => [...text].length * TYPING_DELAY_MS;
const shareOfOne = (text: string) => `${(100 / [...text].length).toFixed(3)}%`;

/** Letter n appears after n delays. */
function letterRules(text: string) {
  let typed = 0;
  return piecesOf(text).map((piece, index) => {
    typed += [...piece].length;
    return `i:nth-of-type(${index + 1}){--u:${typed}}`;
  });
}

const Headline = styled.h1<{ $text: string }>`
  font-size: min(${font.h1}, 100cqi / ${({ $text }) => estimatedWidthOfLongestWord($text)});
  @media ${media.medium} { font-size: min(4.375rem, 100cqi / ${({ $text }) => estimatedWidthOnTwoLines($text)}); }

  [aria-hidden] { display: none; }

  /* All animations start and end together, because the main thread works when one ends. */
  @media screen and ${media.motion} {
    position: relative;

    /* With an opacity of 0, browsers would measure the largest paint after the typing. */
    > span { animation: wait ${({ $text }) => typingTime($text)}ms step-end backwards; }
    > [aria-hidden] {
      position: absolute;
      inset: 0;
      display: block;
      animation-name: typed;
      animation-fill-mode: forwards;
    }
    i {
      --t: calc(var(--u) * ${({ $text }) => shareOfOne($text)});
      position: relative;
      font-style: normal;
      animation: type ${({ $text }) => typingTime($text)}ms linear(0, 0 var(--t), 1 var(--t), 1) backwards;
    }
    i::before { content: attr(data-letter); }
    i::after, > :first-child::after { content: ''; height: 0.8em; border-inline-end: 0.06em solid ${color.accent}; opacity: 0; }
    /* The caret stands behind the newest letter until the next one comes. */
    i::after {
      --end: calc(var(--t) + ${({ $text }) => shareOfOne($text)});
      position: absolute;
      inset: 0.2em auto auto calc(100% + 0.06em);
      animation: newest ${({ $text }) => typingTime($text)}ms linear(0, 0 var(--t), 1 var(--t), 1 var(--end), 0 var(--end), 0);
    }
    /* This caret is in the flow, because a balanced line displaces an absolute one. */
    > :first-child::after {
      display: inline-block;
      margin-inline: 0.06em -0.12em;
      animation: blink 0.9s ${({ $text }) => typingTime($text)}ms steps(1) 3;
    }
    ${({ $text }) => css`${letterRules($text).join('')}`}
  }
  @keyframes wait { from { opacity: 0.001; } }
  @keyframes typed { to { opacity: 0; } }
  @keyframes type { from { opacity: 0; } }
  /* Without the first keyframe, Chromium works for each letter in each frame. */
  @keyframes newest { from { opacity: 0; } to { opacity: 1; } }
  @keyframes blink {
    from { opacity: 1; }
    60% { opacity: 0; }
  }
`;
