import styled from 'styled-components';
import { operatorWords } from '#content/operator-words.ts';
import { color, font, media } from '#styles/tokens.ts';
import { Remark } from './desk-parts.ts';
import type { ShownTable } from './shown.ts';

const { weeks: words } = operatorWords.desk;

/** The more requests came in the hours of a cell, the stronger is its ground. */
export function HoursOfDays({ title, columns, rows }: ShownTable) {
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return (
    <>
      <Grid aria-label={title}>
        <thead>
          <tr>
            <Name scope="col">{words.day}</Name>
            {columns.map((hour) => (
              <Name scope="col" key={hour}>
                {hour}
              </Name>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, counts }) => (
            <tr key={label}>
              <Name scope="row">{label}</Name>
              {counts.map((count, part) => (
                <Part key={columns[part]}>
                  <Ground width="100%" height="100%" aria-hidden="true">
                    <rect width="100%" height="100%" rx="4" opacity={(0.6 * count) / most} />
                  </Ground>
                  <Count>{count}</Count>
                </Part>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Remark>{words.eachPart(24 / columns.length)}</Remark>
    </>
  );
}

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-spacing: 2px;
  color: ${color.text};
  font-size: ${font.tiny};
  text-align: center;
`;

const Name = styled.th`
  font-weight: 400;
  overflow-wrap: normal;
`;

const Part = styled.td`
  position: relative;
  height: 2.25rem;
  border: 1px solid ${color.hairline};
  border-radius: 4px;
`;

const Ground = styled.svg`
  position: absolute;
  inset: 0;
  fill: ${color.accent};

  @media ${media.forcedColors} {
    fill: GrayText;
  }
`;

const Count = styled.span`
  position: relative;
`;
