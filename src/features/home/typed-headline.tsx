import { createElement } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, media } from '#styles/tokens.ts';
import { headlineSizes, lineWidth } from './headline-sizes.ts';

const TYPING_DELAY_MS = 50;

/** In em. A word has room for the caret and a gap at both ends. */
const CARET_WIDTH = 0.06;
const ROOM_FOR_CARET = 0.12;

/** The place of a cover that hides any word and its own caret, as a share of the way to its end. */
const COVERED = -0.3;

/** Words with what follows them. As in the sentence, lines break at spaces, hyphens and soft hyphens. */
const wordsIn = (text: string) => text.match(/[^ \u00ad-]*(?:[\u00ad-]+ *| +)|[^ \u00ad-]+/g) ?? [];

const visibleIn = (word: string) => word.replaceAll(/[ \u00ad]/g, '');

/**
 * Translators and screen readers need the whole sentence. Over it lie empty elements, whose
 * attributes are the typed words. As arguments of `createElement` they need no keys.
 */
export function TypedHeadline({ text }: { text: string }) {
  const words = wordsIn(text).flatMap((word) => [
    createElement('span', {}, <i data-word={visibleIn(word)} />),
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

/** One for each letter, and one while the caret stands behind the last letter. */
const delaysOf = (text: string) => [...text].length + 1;

const typingTime = (text: string) => `${delaysOf(text) * TYPING_DELAY_MS}ms`;

/**
 * `linear()` spreads its values evenly. A repeated value is held, and the cover moves on in the last
 * sixth of a letter's time. This takes fewer bytes than a time for each value.
 */
const REPEATS = 6;

/**
 * A word is uncovered in steps, a letter each. The widths of letters are estimates, so a step may
 * show the edge of the next letter. Before its steps, and after the caret has left it, the caret is
 * outside the word and clipped.
 */
function uncoveringRules(text: string) {
  const share = 100 / delaysOf(text);
  let typed = 0;
  return wordsIn(text).map((word, index) => {
    const letters = [...visibleIn(word)];
    const widthOf = (count: number) =>
      lineWidth(letters.slice(0, count).join('')) + 2 * ROOM_FOR_CARET;
    const whole = widthOf(letters.length);
    const shown = (width: number) => (width / whole).toFixed(2).replace('0.', '.');
    const begin = `${((typed + 1 - 1 / REPEATS) * share).toFixed(1)}%`;
    const end = `${((typed + 1 + letters.length) * share).toFixed(1)}%`;
    const steps = [
      `${COVERED} 0% ${begin}`,
      ...letters.flatMap((_, at) => Array<string>(REPEATS).fill(shown(widthOf(at + 1)))),
      `${shown(whole + ROOM_FOR_CARET)} ${end} 100%`,
      COVERED,
    ];
    typed += [...word].length;
    return css`
      > :nth-child(${index + 1}) {
        --steps: linear(${steps.join()});
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

/** A cover moves off its word, and the word moves against it, so that it stands still. */
const uncover = keyframes`
  from {
    translate: var(--from);
  }
  to {
    translate: 0;
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
  }
  > span {
    display: inline-block;
    margin-inline: -${ROOM_FOR_CARET}em;
    overflow-x: clip;
  }
  i {
    --from: -100%;
    display: block;
    padding-inline-end: ${ROOM_FOR_CARET - CARET_WIDTH}em;
    border-inline-end: ${CARET_WIDTH}em solid ${color.accent};
    overflow-x: clip;
    font-style: normal;
    animation: ${uncover} var(--time) var(--steps) both;
  }
  i::before {
    --from: 100%;
    content: attr(data-word);
    display: block;
    width: calc(100% + ${ROOM_FOR_CARET}em);
    padding-inline-start: ${ROOM_FOR_CARET}em;
    animation: ${uncover} var(--time) var(--steps) both;
  }
  &:dir(rtl) i {
    --from: 100%;
  }
  &:dir(rtl) i::before {
    --from: -100%;
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
