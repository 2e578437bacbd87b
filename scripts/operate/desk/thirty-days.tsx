import styled from 'styled-components';
import type { Day } from '#server/outbox/history.ts';
import { color, font, radius, space } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import { DayTable } from './day-table.tsx';

const STEP = 24;
const BARS = 120;
const WAYS = 48;
const GAP = 24;
/** A way to the workflow takes a second at the bottom and three days at the top, each tenfold as high as the last. */
const LONGEST_SECONDS = 3 * 86_400;

/** What came in and what went out, and how long that took, a column a day; in a table for whoever reads figures. */
export function ThirtyDays({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.flatMap(({ received, delivered }) => [received, delivered]));
  const width = days.length * STEP;
  return (
    <Chart aria-labelledby="thirty-days">
      <h2 id="thirty-days">The last thirty days</h2>
      <p>
        <b data-of="received" /> received <b data-of="delivered" /> delivered, at most {most} a day
        <b data-of="ways" /> from received to delivered: half of them, and the longest
      </p>
      <svg viewBox={`0 0 ${width} ${BARS + GAP + WAYS}`} aria-hidden="true">
        <path
          d={`M0 ${BARS + 0.5}H${width}M0 ${BARS + GAP + WAYS - 0.5}H${width}`}
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
  const floor = BARS + GAP + WAYS - 4;
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
  svg { width: 100%; height: auto; }
  b {
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    border-radius: 2px;
    background: ${color.accentSoft};
  }
  b:not([data-of='received']) { margin-left: ${space.sm}; }
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
