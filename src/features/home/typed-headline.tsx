import { createElement } from 'react';
import styled, { css } from 'styled-components';
import { color, font, media, space } from '#styles/tokens.ts';
import { reach } from '#ui/page-head.tsx';

const TYPING_DELAY_MS = 50;

/** From Arabic to Mongolian: letters that join, or change with their neighbours, so that words come whole. */
const JOINED = /[\u0600-\u1cff]/;

const piecesOf = (text: string) => text.match(JOINED.test(text) ? /\S+|\s/g : /./gsu) ?? [];

/** The whole headline takes its room from the start; each letter only waits for its turn to be seen. */
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

/** Letter n of the text, spaces counted, is seen after n delays. */
const turns = (text: string) =>
  piecesOf(text)
    .map((piece, index, all) => ({
      piece,
      turn: [...all.slice(0, index + 1).join('')].length * TYPING_DELAY_MS,
    }))
    .filter(({ piece }) => piece !== ' ')
    .map(({ turn }, index) => `i:nth-of-type(${index + 1}){animation-delay:${turn}ms}`)
    .join('');

const Headline = styled.h1<{ $text: string }>`
  font-size: min(${font.h1}, (100vw - 2 * ${space.gutter}) / ${({ $text }) => reach($text)});
  /* Beside the drawing it is as large as two lines allow. */
  @media ${media.wide} { font-size: min(4.75vw, 3.8rem, min(48vw, 38rem) / ${({ $text }) => reach($text)}); text-wrap: wrap; }

  /* Room for the caret, which stands off its letter and moves none. */
  i { margin-inline-end: -0.18em; padding-inline-end: 0.18em; font-style: normal; }

  @media ${media.motion} {
    i {
      background: linear-gradient(${color.secondary} 0 0) 100% 52% / 0 0.8em no-repeat;
      animation: wait 0s backwards, caret ${TYPING_DELAY_MS}ms steps(1);
    }
    i:last-of-type { animation: wait 0s backwards, caret 0.9s steps(1) 3; }
    ${({ $text }) => css`${turns($text)}`}
  }
  @keyframes wait { from { color: transparent; } }
  @keyframes caret {
    from { background-size: 0.06em 0.8em; }
    66% { background-size: 0 0.8em; }
  }
`;
