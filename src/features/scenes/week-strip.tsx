import styled from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { color, otherColor } from '#styles/tokens.ts';
import { shownOn } from './days.tsx';
import { OFFERED_DAYS } from './offered-days.ts';

type WeekProps = Pick<SiteWords['conversation']['calendar'], 'days' | 'time'> & {
  withHours?: boolean;
};

/** The chosen time lies over the cell of its day, which stands between its neighbours. */
export function Week({ days, time, withHours }: WeekProps) {
  const Days = withHours ? StripWithHours : Strip;
  return (
    <Days>
      {days.map((day, index) => (
        <Day key={day} $index={index}>
          {day}
        </Day>
      ))}
      <Time>{time}</Time>
    </Days>
  );
}

const SLOT_HEIGHT = '1.9em';

const Strip = styled.div`
  position: relative;
  display: grid;
  grid-template: 1.7em minmax(${SLOT_HEIGHT}, 1fr) / 1.1fr 2fr 1.1fr;
  gap: 0 0.2em;
  width: 100%;
  height: 100%;
  text-align: center;
`;

/** Lines above and below the chosen time, and as far from each other. */
const StripWithHours = styled(Strip)`
  min-height: 11em;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    grid-row: 2;
    border-radius: 0 0 0.6em 0.6em;
    background: linear-gradient(${otherColor.hairlineLit} 1px, transparent 0) 0 50% / 100%
      ${SLOT_HEIGHT};
  }
`;

/** A day and its two neighbours are shown. */
const IfNear = styled.small<{ $index: number }>`
  display: ${({ $index }) => shownOn(...OFFERED_DAYS.filter((day) => Math.abs(day - $index) < 2))};
  font-size: max(14px, 0.9em);
`;

const Day = styled(IfNear)`
  grid-row: span 2;
  padding-block: 0.35em;
  border-radius: 0.6em;
  background: ${color.hairline};
  overflow: clip;
  white-space: nowrap;
`;

const Time = styled.b`
  color: ${color.accent};
  font-weight: 550;
  position: absolute;
  inset: 0;
  height: ${SLOT_HEIGHT};
  margin-block: auto;
  grid-area: 2 / 2 / 3 / 3;
  border: 1px solid;
  border-radius: 0.6em;
  background: linear-gradient(${color.accentGlow} 0 0) ${color.surface};
  line-height: 1.9;
  white-space: nowrap;
`;
