import styled from 'styled-components';
import { duration } from '#server/duration.ts';
import type { Day } from '#server/outbox/history.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { Sheet } from './page.tsx';

/** What came in and what went out, and how long that took: a line for each day that had something, the newest first. */
export function ThirtyDays({ days }: { days: readonly Day[] }) {
  const busy = days.filter(({ received, delivered }) => received + delivered > 0).toReversed();
  const most = Math.max(1, ...days.flatMap(({ received, delivered }) => [received, delivered]));
  return (
    <Chart aria-labelledby="thirty-days">
      <h2 id="thirty-days">The last thirty days, without those that had nothing</h2>
      <table>
        <thead>
          <tr>
            {['Day', 'Received', 'Delivered', 'Half within', 'Longest'].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {busy.map(({ date, received, delivered, medianMs, longestMs }) => (
            <tr key={date}>
              <th scope="row">{new Date(date).toLocaleDateString('en-US', DAY)}</th>
              <Bar count={received} most={most} fill={color.accentSoft} />
              <Bar count={delivered} most={most} fill={color.secondary} />
              <td>{medianMs === null ? '' : duration(medianMs)}</td>
              <td>{longestMs === null ? '' : duration(longestMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Chart>
  );
}

const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const;

function Bar({ count, most, fill }: { count: number; most: number; fill: string }) {
  return (
    <td>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(count / most) * 100} height={10} fill={fill} />
      </svg>
      {count}
    </td>
  );
}

const Chart = styled(Sheet)`
  table {
    width: 100%;
    border-collapse: collapse;
    font: 400 ${font.tiny}/1.3 ${font.family};
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
  }
  th, td {
    padding: ${space.xxs} ${space.xs} ${space.xxs} 0;
    border-bottom: 1px solid ${color.hairline};
    font-weight: 400;
    text-align: left;
  }
  tbody th { white-space: nowrap; }
  svg { display: inline-block; width: min(40%, 12rem); height: 0.7em; margin-right: ${space.xs}; }
  @media ${media.narrow} { svg { display: none; } }
`;
