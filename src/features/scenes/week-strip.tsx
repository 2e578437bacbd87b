import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, otherColor } from '#styles/tokens.ts';
import { OFFERED_DAYS, shownOn } from './days.tsx';

type Calendar = SiteWords['conversation']['calendar'];
type WeekProps = Partial<Calendar> & Pick<Calendar, 'days' | 'time'>;

/** `<b>` is the chosen time. It lies over the cell of its day. */
export const Week = ({ days, time, times }: WeekProps) => (
  <Grid>
    {days.map((day, index) => [
      <small key={day}>{day}</small>,
      ...((index < 5 && times) || []).map((each, row) => {
        // Only the five workdays have times. Every fifth time is booked, so that the week looks used.
        const isBooked = each !== time && (2 * index + row) % 5 === 4;
        const Time = isBooked ? 's' : 'em';
        return <Time key={day + each}>{each}</Time>;
      }),
    ])}
    <b>{time}</b>
  </Grid>
);

const Grid = styled.div`
  position: relative;
  display: grid;
  grid-template: 1.7em 1.9em / 1.1fr 2fr 1.1fr;
  gap: 0 0.2em;
  width: 100%;
  text-align: center;

  small { grid-row: span 2; padding-block: 0.35em; border-radius: 0.6em; color: ${color.text}; background: ${color.hairline}; }
  small::after { content: '–'; display: block; margin-block-start: 0.3em; opacity: 0.5; }
  em, s { display: none; }
  /* In a narrow drawing, the chosen day stands between its neighbours. Days count from 0 and positions from 1:
     day n is at position n + 1, and its neighbours at n and n + 2. */
  ${[1, 2, 3, 4, 5, 6].map((position) => `small:nth-of-type(${position}) { display: ${shownOn(...OFFERED_DAYS.filter((chosen) => chosen <= position && position <= chosen + 2))}; }`).join('')}
  b {
    position: absolute;
    inset: 0;
    grid-area: 2 / 2 / 3 / 3;
    border-radius: 0.6em;
    color: ${color.accent};
    background: linear-gradient(${color.accentGlow} 0 0) ${color.surface}; /* Opaque, because a dash lies under it. */
    border: 1px solid;
    font-size: max(12px, 0.9em);
    font-weight: 600;
    line-height: 1.9;
    white-space: nowrap;
  }

  /* On a phone's card, only the chosen day has room. */
  @container (width < 13rem) { grid-template-columns: 0 1fr 0; gap: 0; small { overflow: clip; white-space: nowrap; } }

  /* .page is the website in browser-scene.tsx, in the other theme. If it is wide, it has room for five days and their times. */
  .page & small { color: ${otherColor.text}; }
  .page & b { color: ${otherColor.accent}; background: ${otherColor.groundLit}; }
  @container (width >= 24rem) {
    .page & { grid: auto repeat(4, minmax(2em, 1fr)) / auto-flow minmax(0, 1fr); gap: 0.35em 0.4em; height: 100%; }
    .page & small { display: block; grid-row: auto; padding: 0; background: none; &::after { display: none; } }
    .page & small:nth-of-type(6) { display: none !important; }
    .page & :is(em, s, b) {
      display: grid;
      place-content: center;
      border: 1px solid ${otherColor.hairlineLit};
      border-radius: 0.5em;
      font: inherit;
      font-size: max(12px, 0.8em);
      white-space: nowrap;
    }
    .page & s { border-color: transparent; color: ${otherColor.textFaint}; background: ${otherColor.hairline}; }
    .page & b { grid-area: 4 / var(--day-column, 2) / 5 / calc(var(--day-column, 2) + 1); border-color: ${otherColor.accent}; font-weight: 600; } /* Row 4 has the third of the times, which is the chosen time. days.tsx sets the column, except for day 1. */
  }
`;
