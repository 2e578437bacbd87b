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
    .map(({ turn }, index) => `i:nth-of-type(${index + 1}){--t:${turn}ms}`)
    .join('');

const Headline = styled.h1<{ $text: string }>`
  font-size: min(${font.h1}, (100vw - 2 * ${space.gutter}) / ${({ $text }) => reach($text)});
  /* Beside the drawing it is as large as two lines allow. */
  @media ${media.wide} { font-size: min(4.75vw, clamp(3.8rem, 1.4rem + 3vw, 5rem), min(48vw, 38rem) / ${({ $text }) => reach($text)}); text-wrap: wrap; }

  /* Room for the caret, which stands off its letter and moves none. */
  i { position: relative; margin-inline-end: -0.18em; padding-inline-end: 0.18em; font-style: normal; }

  /* Each letter changes in two moments, and nothing is computed between them. The last caret blinks on the compositor. */
  @media ${media.motion} {
    i {
      background: linear-gradient(${color.secondary} 0 0) 100% 52% / 0 0.8em no-repeat;
      animation: type 0s var(--t) both, leave 0s calc(var(--t) + ${TYPING_DELAY_MS}ms) forwards;
    }
    i:last-of-type::after {
      content: '';
      position: absolute;
      inset: 0.3em 0 0.1em auto;
      width: 0.06em;
      background: ${color.secondary};
      opacity: 0;
      animation: blink 0.9s calc(var(--t) + ${TYPING_DELAY_MS}ms) steps(1) 3;
    }
    ${({ $text }) => css`${turns($text)}`}
  }
  @keyframes type {
    from { color: transparent; }
    to { background-size: 0.06em 0.8em; }
  }
  @keyframes leave { to { background-size: 0 0.8em; } }
  @keyframes blink {
    from { opacity: 1; }
    60% { opacity: 0; }
  }
`;
