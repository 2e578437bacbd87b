import styled, { css } from 'styled-components';

/** Tuesday to Friday, as indexes of a week that begins on Monday. */
export const OFFERED_DAYS = [1, 2, 3, 4] as const;

/**
 * A `display` for what is shown on these days only, in ascending order:
 * `var(--day-3, var(--day-2, none))` for 2 and 3, `var(--day-1, inline)` for 1. `dayStyles` sets
 * the properties on the root, because a `:has()` in each rule would search the whole page.
 */
export const shownOn = (...days: readonly number[]) =>
  days.reduce((rest, day) => `var(--day-${day}, ${rest})`, days.includes(1) ? 'inline' : 'none');

/** "inline" is an invalid visibility, so what belongs to the chosen day stays visible. */
const visibleOn = (day: number) =>
  day === 1 ? 'var(--day-1-visibility, visible)' : `var(--day-${day}, hidden)`;

/** The custom properties that show this day in place of day 1. Day 1 needs none. */
export const dayStyles = (day: (typeof OFFERED_DAYS)[number]) => css`
  --day-1: none;
  --day-1-visibility: hidden;
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
