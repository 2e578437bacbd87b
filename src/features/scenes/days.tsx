import styled from 'styled-components';

/** Tuesday to Friday. The radio buttons stand in labels of one parent, in their order. */
export const DAYS = [1, 2, 3, 4] as const;

/** The page on which a visitor has asked for this day. Nobody asks for the first one: it is chosen already. */
export const onDay = (turn: number) =>
  turn === 1
    ? ':root:not(:has(label ~ label > :checked))'
    : `:root:has(label:nth-of-type(${turn}) > :checked)`;

/** Shows only the child for the chosen day. */
export const Days = styled.span`
  ${DAYS.map((turn) => `${onDay(turn)} & > :not(:nth-of-type(${turn}))`).join()} { display: var(--unchosen, none); visibility: hidden; }
  > i { font-style: normal; }
  /* As high as the longest, so the page keeps its height. */
  &[data-held] { --unchosen: block; display: grid; > * { grid-area: 1 / 1; } }
`;

/** A sentence that may need more than one line holds its height. */
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
