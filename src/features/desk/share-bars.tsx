import styled from 'styled-components';
import { color, font, media, space } from '#styles/tokens.ts';
import { unseenStyles } from './desk-parts.ts';
import type { ShownTable } from './shown.ts';

/** A table of one column, with a bar below each row. */
export function ShareBars({ title, columns, rows }: ShownTable) {
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return (
    <Table aria-label={title}>
      <ColumnNames>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{columns[0]}</th>
        </tr>
      </ColumnNames>
      <Rows>
        {rows.map(({ label, counts: [count = 0] }) => (
          <Share key={label}>
            <Name scope="row" dir="auto">
              {label}
            </Name>
            <Count>
              {count}
              <Bar width="100%" height="8" aria-hidden="true">
                <rect width="100%" height="8" rx="4" opacity="0.15" />
                <rect width={`${(100 * count) / most}%`} height="8" rx="4" />
              </Bar>
            </Count>
          </Share>
        ))}
      </Rows>
    </Table>
  );
}

const Table = styled.table`
  display: block;
`;

const Rows = styled.tbody`
  display: block;
`;

const ColumnNames = styled.thead`
  ${unseenStyles}
`;

const Share = styled.tr`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.md};
  padding-block: ${space.xs} calc(${space.xs} + 12px);
  font-size: ${font.small};

  @media ${media.print} {
    break-inside: avoid;
  }
`;

const Name = styled.th`
  padding: 0;
  font-weight: 400;
  text-align: start;
`;

const Count = styled.td`
  padding: 0;
  color: ${color.text};
  font-weight: 550;
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.svg`
  position: absolute;
  inset: auto 0 ${space.xs};
  fill: ${color.accent};

  @media ${media.forcedColors} {
    fill: CanvasText;
  }
`;
