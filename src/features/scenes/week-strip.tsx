import styled from 'styled-components';
import { otherColor } from '#styles/other-color.ts';
import { color } from '#styles/tokens.ts';
import type { SceneWords } from './stage.tsx';

/** The chosen time lies over the cells of all days, in the column of `--day`, from 1 for Monday. */
export function Week({ days, time, times }: SceneWords['calendar']) {
  return (
    <Days>
      <div>
        {days.map((day, index) => [
          <small key={day}>{day}</small>,
          ...times.map((each, turn) => {
            const isBooked = each !== time && (2 * index + turn) % 5 === 4;
            const Time = isBooked ? 's' : 'em';
            return <Time key={day + each}>{each}</Time>;
          }),
        ])}
        <b>{time}</b>
      </div>
    </Days>
  );
}

const Days = styled.div`
  overflow: clip;

  > div {
    --columns: 3;
    position: relative;
    display: grid;
    grid-template: 1.7em 1.7em / repeat(5, 1fr);
    width: calc(100% * 5 / var(--columns));
    /* It shows the chosen day and its neighbours. */
    margin-inline-start: calc(min(var(--day, 2) - 2, 5 - var(--columns)) * -100% / var(--columns));
    text-align: center;
  }
  small { grid-row: span 2; margin-inline: 0.2em; padding: 0.35em 0; border-radius: 0.6em; background: ${color.hairline}; }
  em, s { display: none; }
  b {
    position: absolute;
    inset: 0;
    --end: calc(var(--day, 2) + 1);
    grid-area: 1 / var(--day, 2) / -1 / var(--end);
    margin-inline: 0.2em;
    padding-block-start: 1.7em;
    border-radius: 0.6em;
    background: ${color.accentGlow};
    box-shadow: inset 0 0 0 1px ${color.accent};
    font-size: max(12px, 0.88em);
    white-space: nowrap;
  }
  @container (width < 13rem) { > div { --columns: 2; } }

  .page & { small, b { color: ${otherColor.text}; } }

  /* The page of a website has room for the times of all days. */
  @container (width >= 24rem) {
    .page & > div { --columns: 5; grid: auto repeat(4, minmax(2em, 1fr)) / auto-flow minmax(0, 1fr); gap: 0.35em 0.4em; height: 100%; }
    .page & :is(small, em, s, b) { grid-row: auto; margin: 0; padding: 0; }
    .page & small { background: none; }
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
    .page & b { grid-area: 4 / var(--day, 2) / 5 / var(--end); border: 0; color: ${otherColor.ink}; background: ${otherColor.buttonTop}; box-shadow: none; font-weight: 600; }
  }
`;
