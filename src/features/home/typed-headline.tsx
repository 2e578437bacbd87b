import { createElement } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { show } from '#styles/keyframes.ts';
import { color, media } from '#styles/tokens.ts';
import { headlineSizes } from './headline-sizes.ts';

const TYPING_DELAY_MS = 50;

/**
 * Letters of some scripts in this range, such as Arabic, join each other. Such a text is typed in
 * whole words.
 */
const JOINED_LETTERS = /[\u0600-\u1cff]/;

const piecesOf = (text: string) => text.match(JOINED_LETTERS.test(text) ? /\S+|\s/g : /./gsu) ?? [];

/**
 * Translators and screen readers need the whole sentence. Over it lie empty elements, whose
 * attributes are the typed letters. As arguments of `createElement` they need no keys.
 */
export function TypedHeadline({ text }: { text: string }) {
  const pieces = piecesOf(text).map((piece) => createElement('i', { 'data-letter': piece }));
  return (
    <Headline $text={text}>
      <Sentence>
        {text}
        <End />
      </Sentence>
      {createElement(
        Letters,
        { 'aria-hidden': true, translate: 'no', $pieces: pieces.length },
        ...pieces,
      )}
    </Headline>
  );
}

/**
 * Piece n appears after n shares of the time. A rule for each digit of n takes fewer bytes than a
 * rule for each piece.
 */
const digitRules = (pieces: number) => [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (ones) => css`
      > :nth-child(10n + ${ones}) {
        --ones: ${ones};
      }
    `,
  ),
  ...Array.from({ length: pieces / 10 }, (_, index) => 10 * (index + 1)).map(
    (tens) => css`
      > :nth-child(n + ${tens}) {
        --tens: ${tens};
      }
    `,
  ),
];

const typingTime = (text: string) => `${[...text].length * TYPING_DELAY_MS}ms`;

/**
 * At 0 the sentence would not count as painted, and the largest contentful paint would come after
 * the typing.
 */
const wait = keyframes`
  from {
    opacity: 0.001;
  }
  to {
    opacity: 1;
  }
`;

const typed = keyframes`
  from {
    opacity: 1;
  }
  to {
    opacity: 0;
  }
`;

/**
 * Until the typing ends, all animations take as long as the typing, because the main thread has
 * work each time that one ends. Typed letters are boxes, and boxes have no kerning. With the same
 * widths, nothing moves when the typing ends.
 */
const Headline = styled.h1<{ $text: string }>`
  --time: ${({ $text }) => typingTime($text)};
  --share: ${({ $text }) => (100 / piecesOf($text).length).toFixed(3)}%;
  position: relative;
  font-size: ${({ $text }) => headlineSizes($text).phone};
  font-kerning: none;
  letter-spacing: -0.04em;

  @media ${media.medium} {
    font-size: ${({ $text }) => headlineSizes($text).medium};
  }
  @media ${media.widest} {
    font-size: ${({ $text }) => headlineSizes($text).widest};
  }
`;

const Sentence = styled.span`
  @media screen and ${media.motion} {
    animation: ${wait} var(--time) step-end backwards;
  }
`;

/** Letters have no class, because forty take many bytes. */
const Letters = styled.span<{ $pieces: number }>`
  display: none;

  @media screen and ${media.motion} {
    position: absolute;
    inset: 0;
    display: block;
    animation: ${typed} var(--time) step-end forwards;
  }
  > i {
    --at: calc((var(--tens, 0) + var(--ones, 0)) * var(--share));
    position: relative;
    font-style: normal;
    animation: ${show} var(--time) linear(0, 0 var(--at), 1 var(--at), 1) backwards;
  }
  > i::before {
    content: attr(data-letter);
  }
  /* The caret stands behind the newest letter until the next one comes. */
  > i::after {
    --end: calc(var(--at) + var(--share));
    content: '';
    position: absolute;
    inset: 0.2em auto auto calc(100% + 0.06em);
    height: 0.8em;
    border-inline-end: 0.06em solid ${color.accent};
    opacity: 0;
    animation: ${show} var(--time)
      linear(0, 0 var(--at), 1 var(--at), 1 var(--end), 0 var(--end), 0);
  }
  ${({ $pieces }) => digitRules($pieces)}
`;

const CARET = '--caret';

/** The anchor name of the drawing's mark. */
export const MARK = '--mark';

const End = styled.b`
  anchor-name: ${CARET};
`;

const leave = keyframes`
  from {
    transform: scaleX(0);
  }
  to {
    transform: scaleX(1);
  }
`;

/**
 * In wide windows, the caret leaves the headline and becomes the thread, which begins beside it and
 * reaches the mark. In browsers without anchors it has no width.
 */
export const CaretLine = styled.b<{ $text: string }>`
  @media ${media.wide} {
    position: absolute;
    z-index: -1;
    top: anchor(${CARET} center);
    inset-inline: calc(anchor(${CARET} end) + 9px) anchor(${MARK} start);
    height: 2px;
    background: linear-gradient(90deg, ${color.accent}, ${color.working});
    transform-origin: 0;
    @media ${media.motion} {
      animation: ${leave} 420ms ${({ $text }) => typingTime($text)} cubic-bezier(0.7, 0, 0.2, 1)
        backwards;
    }
  }
`;
