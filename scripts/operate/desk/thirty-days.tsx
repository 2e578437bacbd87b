import styled from 'styled-components';
import { duration } from '#server/duration.ts';
import type { Day } from '#server/outbox/history.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { Sheet } from './page.tsx';

/** What came in and what went out, and how long that took: a line a day, the newest first, as bars and as figures. */
export function ThirtyDays({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.flatMap(({ received, delivered }) => [received, delivered]));
  return (
    <Chart aria-labelledby="thirty-days">
      <h2 id="thirty-days">The last thirty days</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Received</th>
            <th scope="col">Delivered</th>
            <th scope="col">Half within</th>
            <th scope="col">Longest</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, received, delivered, medianMs, longestMs }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
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
    font-size: ${font.tiny};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
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
