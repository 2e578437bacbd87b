import styled from 'styled-components';
import type { Day } from '#server/outbox/history.ts';
import { color, font, radius, space } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import { DayTable } from './day-table.tsx';

const STEP = 24;
const BARS = 120;
const WAYS = 48;
const GAP = 40;
const HEIGHT = BARS + GAP + WAYS;
/** A way to the workflow takes a second at the bottom and three days at the top, each tenfold as high as the last. */
const LONGEST_SECONDS = 3 * 86_400;

const KEY = {
  received: 'received',
  delivered: 'delivered',
  ways: 'how long that took: half of them, and the longest',
};

/** What came in and what went out, and how long that took, a column a day; in a table for whoever reads figures. */
export function ThirtyDays({ days }: { days: readonly Day[] }) {
  // An even number, so that the one in the middle is whole.
  const most =
    2 * Math.ceil(Math.max(1, ...days.flatMap((day) => [day.received, day.delivered])) / 2);
  const width = days.length * STEP;
  return (
    <Chart aria-labelledby="thirty-days">
      <h2 id="thirty-days">The last thirty days</h2>
      <ul>
        {Object.entries(KEY).map(([of, words]) => (
          <li key={of}>
            <b data-of={of} /> {words}
          </li>
        ))}
      </ul>
      <Plot aria-hidden="true">
        <ol>
          {[most, most / 2, 0, '3 days', '1 s'].map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          <path
            d={[0.5, BARS / 2, BARS + 0.5, HEIGHT - 0.5].map((y) => `M0 ${y}H${width}`).join('')}
            stroke={color.hairlineLit}
          />
          {days.map((day, index) => (
            <g key={day.date} transform={`translate(${index * STEP} 0)`}>
              <Bar x={3} height={(day.received / most) * BARS} fill={color.accentSoft} />
              <Bar x={13} height={(day.delivered / most) * BARS} fill={color.secondary} />
              {day.medianMs !== null && day.longestMs !== null && (
                <Way median={heightOf(day.medianMs)} longest={heightOf(day.longestMs)} />
              )}
            </g>
          ))}
        </svg>
        <p>
          <span>{days.at(0)?.date}</span> <span>{days.at(-1)?.date}</span>
        </p>
      </Plot>
      <details>
        <summary>The same in figures</summary>
        <DayTable days={days} />
      </details>
    </Chart>
  );
}

function Bar({ x, height, fill }: { x: number; height: number; fill: string }) {
  return <rect x={x} y={BARS - height} width={8} height={height} rx={1.5} fill={fill} />;
}

function Way({ median, longest }: { median: number; longest: number }) {
  const floor = HEIGHT - 4;
  return (
    <>
      <path
        d={`M12 ${floor - median}V${floor - longest}`}
        stroke={color.textFaint}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <circle cx={12} cy={floor - median} r={3} fill={color.text} />
    </>
  );
}

function heightOf(ms: number) {
  const share = Math.log(Math.max(1, ms / 1_000)) / Math.log(LONGEST_SECONDS);
  return Math.min(1, share) * (WAYS - 8);
}

const Chart = styled(Card).attrs({ as: 'section' })`
  display: grid;
  gap: ${space.md};

  h2 { font-size: ${font.h3}; }
  ul { display: flex; flex-wrap: wrap; gap: ${space.xxs} ${space.md}; }
  li { display: flex; align-items: baseline; gap: ${space.xs}; }
  b {
    flex: none;
    width: 0.6em;
    height: 0.6em;
    border-radius: 2px;
    background: ${color.accentSoft};
  }
  b[data-of='delivered'] { background: ${color.secondary}; }
  b[data-of='ways'] {
    border-radius: 50%;
    background: ${color.text};
  }
  summary {
    width: fit-content;
    border-radius: ${radius.control};
    color: ${color.text};
    cursor: pointer;
  }
`;

/** Each number of the axis stands beside its line, whatever the width. */
const Plot = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs};
  color: ${color.textFaint};
  font-size: ${font.tiny};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  ol { position: relative; width: 2.75rem; text-align: right; }
  ol > li { position: absolute; right: 0; translate: 0 -50%; }
  ${[0, BARS / 2, BARS, BARS + GAP, HEIGHT]
    .map((y, index) => `ol > li:nth-of-type(${index + 1}) { top: ${(y / HEIGHT) * 100}%; }`)
    .join('\n')}
  svg { width: 100%; height: auto; overflow: visible; }
  p { grid-column: 2; display: flex; justify-content: space-between; }
`;
