import styled from 'styled-components';

/** Tuesday to Friday. The radio buttons stand in labels of one parent, in their order. */
export const DAYS = [1, 2, 3, 4] as const;

export const NAME = 'day';

const chosen = (turn: number) => `label:nth-of-type(${turn}) > [name='${NAME}']:checked`;

/** The page on which the visitor has asked for this day, or for none where nobody can. */
export const onDay = (turn: number) =>
  turn === 1
    ? `:root:not(:has(${DAYS.slice(1).map(chosen).join()}))`
    : `:root:has(${chosen(turn)})`;

/** Shows one of its parts: that of the day for which the visitor has asked. */
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
