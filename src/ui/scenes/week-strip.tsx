import styled from 'styled-components';
import { otherColor } from '#styles/other-color.ts';
import { color } from '#styles/tokens.ts';
import type { SceneWords } from './scene-stage.tsx';

const CHOSEN_DAY = 1;

/** Without the times of all days it shows the chosen one alone. */
export function Week({ days, time, times = [time] }: WeekProps) {
  return (
    <Days>
      {days.map((day, index) => (
        <li key={day} className={index > 3 ? 'roomy' : undefined}>
          <small>{day}</small>
          {times.map((each, turn) => {
            if (each === time && index === CHOSEN_DAY) return <b key={each}>{each}</b>;
            if (times.length === 1) return null;
            const Time = (2 * index + turn) % 5 === 4 ? 's' : 'em';
            return <Time key={each}>{each}</Time>;
          })}
        </li>
      ))}
    </Days>
  );
}

type WeekProps = Omit<SceneWords['calendar'], 'times'> & { times?: readonly string[] };

const Days = styled.ol`
  display: flex;
  /* Large letters leave out whole entries. */
  flex-wrap: wrap;
  gap: 0.4em;
  width: 100%;
  max-height: 3.6em;
  overflow: clip;

  li {
    flex: 1;
    min-width: max-content;
    height: 3.6em;
    padding: 0.35em 0.4em;
    border-radius: 0.6em;
    background: ${color.hairline};
    text-align: center;
  }
  li:has(b) { background: ${color.accentGlow}; box-shadow: inset 0 0 0 1px ${color.accent}; }
  li:has(b) > * { white-space: nowrap; }
  b { font-size: max(12px, 0.88em); }
  em, s { display: none; }

  .page & { small, b { color: ${otherColor.text}; } }

  /* The page of a website has room for the times of all days. */
  @container (width >= 24rem) {
    .page & { flex-wrap: nowrap; height: 100%; max-height: none; }
    .page & li { display: flex; flex-direction: column; gap: 0.35em; min-width: 0; height: auto; padding: 0; background: none; box-shadow: none; }
    .page & :is(em, s, b) {
      display: grid;
      flex: 1;
      place-items: center;
      min-height: 1.9em;
      border: 1px solid ${otherColor.hairlineLit};
      border-radius: 0.5em;
      font: inherit;
      font-size: max(12px, 0.8em);
      white-space: nowrap;
    }
    .page & s { border-color: transparent; color: ${otherColor.textFaint}; background: ${otherColor.hairline}; }
    .page & b { border-color: transparent; color: ${otherColor.ink}; background: ${otherColor.buttonTop}; font-weight: 600; }
  }
`;
