import styled from 'styled-components';
import { duration } from '#server/duration.ts';
import type { Day } from '#server/outbox/history.ts';
import { color, space } from '#styles/tokens.ts';

/** The newest day first. */
export function DayTable({ days }: { days: readonly Day[] }) {
  return (
    <Table>
      <thead>
        <tr>
          {['Day', 'Received', 'Delivered', 'Half within', 'Longest'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, received, delivered, medianMs, longestMs }) => (
          <tr key={date}>
            <th scope="row">{date}</th>
            <td>{received}</td>
            <td>{delivered}</td>
            <td>{medianMs === null ? '' : duration(medianMs)}</td>
            <td>{longestMs === null ? '' : duration(longestMs)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  margin-top: ${space.sm};
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th, td {
    padding: ${space.xxs} ${space.xs} ${space.xxs} 0;
    border-bottom: 1px solid ${color.hairline};
    font-weight: 400;
    text-align: right;
  }
  th:first-of-type { text-align: left; }
`;
