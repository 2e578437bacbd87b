import { createElement } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, media } from '#styles/tokens.ts';
import { headlineSizes, lineWidth } from './headline-sizes.ts';

const TYPING_DELAY_MS = 50;

/** In steps. A step at the exact time of a frame would be seen in that frame or in the next one. */
const EARLY = 0.15;

/** In em, at both ends of a word. The caret takes half of it. */
const ROOM_FOR_CARET = 0.12;

/** Lines break behind spaces, hyphens and soft hyphens, as they do in the sentence. */
const wordsIn = (text: string) => text.match(/[^ \u00ad-]*[ \u00ad-]+|[^ \u00ad-]+/g) ?? [];

const visibleIn = (word: string) => word.replaceAll(/[ \u00ad]/g, '');

/**
 * Translators and screen readers need the whole sentence. Over it lie empty elements, whose
 * attributes are the typed words. As arguments of `createElement` they need no keys.
 */
export function TypedHeadline({ text }: { text: string }) {
  const words = wordsIn(text).flatMap((word) => [
    createElement('i', {}, <b data-word={visibleIn(word)} />),
    word.endsWith(' ') && ' ',
  ]);
  return (
    <Headline $text={text}>
      <Sentence>
        {text}
        <End />
      </Sentence>
      {createElement(Words, { 'aria-hidden': true, translate: 'no', $text: text }, ...words)}
    </Headline>
  );
}

const typingTime = (text: string) => `${[...text].length * TYPING_DELAY_MS}ms`;

/**
 * A word is uncovered in steps, a letter each. The widths of letters are estimates, so a step may
 * show the edge of the next letter. Before and after its steps, the caret is beside the word.
 */
function uncoveringRules(text: string) {
  const share = 100 / [...text].length;
  let typed = 0;
  return wordsIn(text).map((word, index) => {
    const letters = [...visibleIn(word)];
    const widthOf = (count: number) =>
      lineWidth(letters.slice(0, count).join('')) + 2 * ROOM_FOR_CARET;
    const whole = widthOf(letters.length);
    const beside = ROOM_FOR_CARET / whole;
    const parts = letters.map((_, before) => widthOf(before + 1) / whole);
    const stops = [...parts, 1 + beside].flatMap((part, before) => {
      const at = `${((typed + before + 1 - EARLY) * share).toFixed(1)}%`;
      return [parts[before - 1] ?? -beside, part].map((value) => `${value.toFixed(2)} ${at}`);
    });
    typed += [...word].length;
    return css`
      > :nth-child(${index + 1}) {
        --steps: linear(${(-beside).toFixed(2)}, ${stops.join()});
      }
    `;
  });
}

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

/** The cover moves off its word, and the word moves against it, so that it stands still. */
const uncover = keyframes`
  from {
    transform: translateX(calc(-1 * var(--away)));
  }
  to {
    transform: translateX(0);
  }
`;

const standStill = keyframes`
  from {
    transform: translateX(calc(var(--away) + var(--caret)));
  }
  to {
    transform: translateX(0);
  }
`;

/**
 * Until the typing ends, all animations take as long as the typing, because the main thread has
 * work each time that one ends. Each word has two: one for each letter would cost a slow phone
 * twice the time.
 */
const Headline = styled.h1<{ $text: string }>`
  --time: ${({ $text }) => typingTime($text)};
  position: relative;
  font-size: ${({ $text }) => headlineSizes($text).phone};
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

/** Words have no class, because they take fewer bytes without. */
const Words = styled.span<{ $text: string }>`
  display: none;

  @media screen and ${media.motion} {
    position: absolute;
    inset: 0;
    display: block;
    animation: ${typed} var(--time) step-end forwards;
  }
  --side: right;
  --away: 100%;
  --caret: ${ROOM_FOR_CARET}em;
  &:dir(rtl) {
    --side: left;
    --away: -100%;
    --caret: -${ROOM_FOR_CARET}em;
  }
  > i {
    display: inline-block;
    margin-inline: -${ROOM_FOR_CARET}em;
    overflow-x: clip;
    font-style: normal;
  }
  b {
    display: block;
    border-inline-end: ${ROOM_FOR_CARET}em solid transparent;
    background: linear-gradient(${color.accent} 0 0) var(--side) / ${ROOM_FOR_CARET / 2}em 0.8em
      no-repeat border-box;
    overflow-x: clip;
    font-weight: inherit;
    animation: ${uncover} var(--time) var(--steps) backwards;
  }
  b::before {
    content: attr(data-word);
    display: block;
    padding-inline-start: ${ROOM_FOR_CARET}em;
    animation: ${standStill} var(--time) var(--steps) backwards;
  }
  ${({ $text }) => uncoveringRules($text)}
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
