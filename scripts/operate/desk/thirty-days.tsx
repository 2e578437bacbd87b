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
      <h2 id="thirty-days">The last thirty days</h2>
      {busy.length < days.length && (
        <p>
          {busy.length === 0
            ? 'Nothing came in and nothing went out.'
            : 'Days on which nothing came or went are left out.'}
        </p>
      )}
      <table hidden={busy.length === 0}>
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
          {busy.map(({ date, received, delivered, medianMs, longestMs }) => (
            <tr key={date}>
              <th scope="row">{dayInWords(date)}</th>
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

/** Days are counted by the clock of the whole world, as in the store. */
const dayInWords = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { ...SHORT_DAY, timeZone: 'UTC' });

const SHORT_DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

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
