import { createElement } from 'react';
import styled, { css } from 'styled-components';
import { color, font, media, space } from '#styles/tokens.ts';
import { estimatedWidthOfLongestWord } from '#ui/page-head.tsx';

const TYPING_DELAY_MS = 50;

/** Letters from Arabic to Mongolian join their neighbours, so words are typed whole. */
const JOINED = /[\u0600-\u1cff]/;

const piecesOf = (text: string) => text.match(JOINED.test(text) ? /\S+|\s/g : /./gsu) ?? [];

export function TypedHeadline({ text }: { text: string }) {
  const pieces = piecesOf(text).map((piece) =>
    piece === ' ' ? ' ' : createElement('i', null, piece),
  );
  return (
    <Headline aria-label={text} $text={text}>
      {createElement('span', { 'aria-hidden': true }, ...pieces)}
    </Headline>
  );
}

const typingTime = (text: string) => [...text].length * TYPING_DELAY_MS;
const shareOfOne = (text: string) => `${(100 / [...text].length).toFixed(3)}%`;

/** Letter n, spaces counted, is seen after n delays. */
const turns = (text: string) =>
  piecesOf(text)
    .map((piece, index, all) => ({ piece, count: [...all.slice(0, index + 1).join('')].length }))
    .filter(({ piece }) => piece !== ' ')
    .map(({ count }, index) => `i:nth-of-type(${index + 1}){--n:${count}}`)
    .join('');

const Headline = styled.h1<{ $text: string }>`
  font-size: min(${font.h1}, (100vw - 2 * ${space.gutter}) / ${({ $text }) => estimatedWidthOfLongestWord($text)});
  @media ${media.wide} { font-size: min(4.75vw, clamp(3.8rem, 1.4rem + 3vw, 5rem), min(48vw, 38rem) / ${({ $text }) => estimatedWidthOfLongestWord($text)}); text-wrap: wrap; }

  i { position: relative; font-style: normal; }

  /* All animations have one start and one end, so the main thread works only at the end. */
  @media ${media.motion} {
    i {
      --t: calc(var(--n) * ${({ $text }) => shareOfOne($text)});
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
