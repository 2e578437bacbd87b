import styled from 'styled-components';

/** Tuesday to Friday, as indexes of a week that begins on Monday. The label of day n is the nth one of `<AskForDay>`. */
export const OFFERED_DAYS = [1, 2, 3, 4] as const;

/** A `display` for what is shown on these days only, in ascending order: `var(--day-3, var(--day-2, none))` for 2 and 3, `var(--day-1, inline)` for 1.
 * `dayStyles` sets the properties on the root, because a `:has()` in each rule would search the whole page. */
export const shownOn = (...days: readonly number[]) =>
  days.reduce((rest, day) => `var(--day-${day}, ${rest})`, days.includes(1) ? 'inline' : 'none');

/** The custom properties that show this day in place of day 1. Day 1 needs none. */
export const dayStyles = (day: (typeof OFFERED_DAYS)[number]) =>
  `--day-1: none; --day-1-visibility: hidden; --day-${day}: inline;`;

/** Has a child for each day, and shows the child of the chosen day. */
export const OneForEachDay = styled.span`
  ${OFFERED_DAYS.map((day) => `> :nth-of-type(${day}) { display: ${shownOn(day)}; }`).join('')}
  > i {
    font-style: normal;
  }
  /* All children lie in one cell, as high as the longest. "inline" is an invalid visibility, so the child of the chosen day stays visible. */
  &[data-keeps-height] {
    display: grid;
    > * {
      display: block;
      grid-area: 1 / 1;
      align-self: center;
    }
  }
  ${OFFERED_DAYS.map((day) => `&[data-keeps-height] > :nth-of-type(${day}) { visibility: var(--day-${day}${day === 1 ? '-visibility, visible' : ', hidden'}); }`).join('')}
`;

/** Shows the sentence of the chosen day. `keepsHeight` reserves the height of the longest sentence, where it may need two lines. */
export function SentenceOfDay({ of, keepsHeight }: SentenceProps) {
  if (of.length === 1) return of[0];
  return (
    <OneForEachDay data-keeps-height={keepsHeight}>
      {of.map((words) => (
        <i key={words}>{words}</i>
      ))}
    </OneForEachDay>
  );
}

type SentenceProps = { of: readonly string[]; keepsHeight?: boolean };
