import { createElement } from 'react';
import styled, { css } from 'styled-components';
import { media } from '#styles/media.ts';
import { color } from '#styles/tokens.ts';

const TYPING_DELAY_MS = 50;

/**
 * The whole headline stands in the page, and takes its room there, from the start;
 * each letter only waits for its turn to be seen.
 */
export function TypedHeadline({ text }: { text: string }) {
  const letters = [...text].map((letter) =>
    letter === ' ' ? ' ' : createElement('i', null, letter),
  );
  return (
    <Headline aria-label={text} $text={text}>
      {createElement('span', { 'aria-hidden': true }, ...letters)}
    </Headline>
  );
}

/** Letter n of the text, spaces counted, is seen after n delays. */
const turns = (text: string) =>
  [...text]
    .map((letter, index) => ({ letter, turn: (index + 1) * TYPING_DELAY_MS }))
    .filter(({ letter }) => letter !== ' ')
    .map(({ turn }, index) => `i:nth-of-type(${index + 1}){animation-delay:${turn}ms}`)
    .join('');

const Headline = styled.h1<{ $text: string }>`
  /* Beside the drawing it is as large as two lines allow. */
  @media ${media.wide} {
    font-size: min(4.75vw, 3.8rem);
    text-wrap: wrap;
  }

  i { font-style: normal; }

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
