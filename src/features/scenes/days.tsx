import styled from 'styled-components';

/** Tuesday to Friday. Their radio buttons are in labels, which are siblings in this order. */
export const DAYS = [1, 2, 3, 4] as const;

/** Selects the page if this day is chosen. The first day is chosen from the beginning. */
export const onDay = (turn: number) =>
  turn === 1
    ? ':root:not(:has(label ~ label > :checked))'
    : `:root:has(label:nth-of-type(${turn}) > :checked)`;

/** Shows only the child for the chosen day. */
export const Days = styled.span`
  ${DAYS.map((turn) => `${onDay(turn)} & > :not(:nth-of-type(${turn}))`).join()} { display: var(--unchosen, none); visibility: hidden; }
  > i { font-style: normal; }
  /* The place is as high as the longest sentence, so the page keeps its height. */
  &[data-held] { --unchosen: block; display: grid; > * { grid-area: 1 / 1; } }
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
