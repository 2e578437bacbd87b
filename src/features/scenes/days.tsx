import styled, { css } from 'styled-components';
import { FIRST_DAY } from './offered-days.ts';

/**
 * A `display` for what is shown on these days only, in ascending order:
 * `var(--day-3, var(--day-2, none))` for 2 and 3, `var(--day-1, inline)` for 1, if this is the
 * first day. `dayStyles` sets the properties on the root, because a `:has()` in each rule would
 * search the whole page.
 */
export const shownOn = (...days: readonly number[]) => {
  const withoutChoice = days.includes(FIRST_DAY) ? 'inline' : 'none';
  return days.reduce((rest, day) => `var(--day-${day}, ${rest})`, withoutChoice);
};

/** "inline" is an invalid visibility, so what belongs to the chosen day stays visible. */
const visibleOn = (day: number) =>
  day === FIRST_DAY ? 'var(--first-day-visibility, visible)' : `var(--day-${day}, hidden)`;

/** The custom properties that show this day in place of the first one, which needs none. */
export const dayStyles = (day: number) => css`
  --day-${FIRST_DAY}: none;
  --first-day-visibility: hidden;
  --day-${day}: inline;
`;

/** Shown while its day is chosen. */
export const OnDay = styled.div<{ $day: number }>`
  display: ${({ $day }) => shownOn($day)};
`;

type SentenceProps = { of: readonly string[] };

/** Shows the sentence of the chosen day. A single sentence belongs to all days. */
export const SentenceOfDay = ({ of }: SentenceProps) =>
  of.length === 1
    ? of[0]
    : of.map((words, index) => (
        <Sentence key={words} $day={index + 1}>
          {words}
        </Sentence>
      ));

const Sentence = styled.i<{ $day: number }>`
  display: ${({ $day }) => shownOn($day)};
  font-style: normal;
`;

/** The same, as high as the longest sentence, which may need two lines. */
export const SentenceInItsRoom = ({ of }: SentenceProps) =>
  of.length === 1 ? (
    of[0]
  ) : (
    <Room>
      {of.map((words, index) => (
        <InRoom key={words} as="span" $day={index + 1}>
          {words}
        </InRoom>
      ))}
    </Room>
  );

/** Has a child for each day, and is as large as the largest. */
export const Room = styled.span`
  display: grid;
`;

export const InRoom = styled.div<{ $day: number }>`
  grid-area: 1 / 1;
  align-self: center;
  visibility: ${({ $day }) => visibleOn($day)};
`;
