import styled from 'styled-components';

/** Tuesday to Friday. Their radio buttons are in labels, which are siblings in this order. */
export const DAYS = [1, 2, 3, 4] as const;

type Day = (typeof DAYS)[number];

/**
 * The value of `display` for what is shown on these days. `<AskForDay>` sets the properties at the root if it is not the first.
 * With `:has()` in these rules, browsers would search the whole page for each of the drawings.
 */
export const shownOn = (...days: readonly number[]) =>
  days.reduce((rest, day) => `var(--day-${day}, ${day === 1 ? 'inline' : rest})`, 'none');

/** The custom properties while a day other than the first is chosen. */
export const chosen = (day: Day) =>
  `--day-1: none; --day-1-held: hidden; --day-${day}: inline; --day: ${day + 1};`;

/** Shows only the child for the chosen day. */
export const Days = styled.span`
  ${DAYS.map((day) => `> :nth-of-type(${day}) { display: ${shownOn(day)}; }`).join('')}
  > i { font-style: normal; }
  /* The place is as high as the longest sentence, so the page keeps its height. */
  &[data-held] { display: grid; > * { display: block; grid-area: 1 / 1; } }
  ${DAYS.map((day) => `&[data-held] > :nth-of-type(${day}) { visibility: var(--day-${day}${day === 1 ? '-held, visible' : ', hidden'}); }`).join('')}
`;

/** `isHeld` reserves the height of the longest sentence, for places in which one may need two lines. */
export function OnDay({ of, isHeld }: { of: readonly string[]; isHeld?: boolean }) {
  if (of.length === 1) return of[0];
  return (
    <Days data-held={isHeld}>
      {of.map((words) => (
        <i key={words}>{words}</i>
      ))}
    </Days>
  );
}
