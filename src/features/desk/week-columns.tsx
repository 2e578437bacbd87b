import styled from 'styled-components';
import { operatorWords } from '#content/operator-words.ts';
import { color, font, media, space } from '#styles/tokens.ts';
import { unseenStyles } from './desk-parts.ts';
import type { ShownTable } from './shown.ts';

const { weeks: words } = operatorWords.desk;

/** Each column has a part that was answered in time, below one that was not. The last week runs. */
export function WeekColumns({ title, columns, rows }: ShownTable) {
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return (
    <>
      <Legend>
        <Key>
          <svg width="12" height="12" aria-hidden="true">
            <InTime width="100%" height="100%" />
          </svg>
          {words.inTime}
        </Key>
        <Key>
          <svg width="12" height="12" aria-hidden="true">
            <NotInTime width="100%" height="100%" />
          </svg>
          {words.notInTime}
        </Key>
      </Legend>
      <Chart aria-label={title}>
        <ColumnNames>
          <tr>
            {[title, ...columns].map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </ColumnNames>
        <Weeks>
          {rows.map(({ label, counts: [received = 0, inTime = 0] }, index) => (
            <Week key={label}>
              <Label scope="row">
                {label}
                {index === rows.length - 1 && <Running>{words.running}</Running>}
              </Label>
              <Received>{received}</Received>
              <Column>
                <svg width="100%" height="100%" aria-hidden="true">
                  <NotInTime
                    width="100%"
                    y={`${100 - (100 * received) / most}%`}
                    height={`${(100 * (received - inTime)) / most}%`}
                  />
                  <InTime
                    width="100%"
                    y={`${100 - (100 * inTime) / most}%`}
                    height={`${(100 * inTime) / most}%`}
                  />
                </svg>
                <InTimeInWords>{inTime}</InTimeInWords>
              </Column>
            </Week>
          ))}
        </Weeks>
      </Chart>
    </>
  );
}

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.lg};
  font-size: ${font.tiny};
`;

const Key = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.xs};
`;

const InTime = styled.rect`
  fill: ${color.accent};

  @media ${media.forcedColors} {
    fill: CanvasText;
  }
`;

const NotInTime = styled.rect`
  fill: ${color.accent};
  fill-opacity: 0.25;

  @media ${media.forcedColors} {
    fill: GrayText;
  }
`;

const Chart = styled.table`
  display: block;
  container-type: inline-size;
  color: ${color.text};
`;

const ColumnNames = styled.thead`
  ${unseenStyles}
`;

const Weeks = styled.tbody`
  display: flex;
  gap: 3px;
`;

const Week = styled.tr`
  flex: 1;
  display: grid;
  grid-template-rows: auto 9rem auto;
  align-content: start;
  justify-items: center;
  gap: ${space.xxs};
`;

const Received = styled.td`
  grid-row: 1;
  padding: 0;
  font-size: min(${font.tiny}, 4.5cqi);

  /* Enlarged text leaves room for every fourth number. */
  @container (width < 12rem) {
    font-size: ${font.tiny};

    ${Week}:not(:nth-child(4n)) & {
      visibility: hidden;
    }
  }
  font-weight: 550;
  font-variant-numeric: tabular-nums;
`;

const Column = styled.td`
  grid-row: 2;
  width: 100%;
  padding: 0;
`;

const InTimeInWords = styled.span`
  ${unseenStyles}
`;

/** A label is wider than its column, so every fourth column shows its own. */
const Label = styled.th`
  grid-row: 3;
  justify-self: end;
  display: grid;
  width: 0;
  white-space: nowrap;
  direction: rtl;
  padding: 0;
  font-size: ${font.tiny};
  font-weight: 400;

  ${Week}:not(:nth-child(4n)) & {
    visibility: hidden;
  }
`;

const Running = styled.i`
  color: ${color.textFaint};
`;
