import styled, { css } from 'styled-components';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { type Drawing, FigureDrawing } from './figure-drawing.tsx';

export type Statistic = { figure: string; label: string; drawing?: Drawing };

export function Statistics({ statistics }: { statistics: readonly Statistic[] }) {
  if (statistics.length === 0) return null;
  const letters = Math.max(...statistics.map(({ figure }) => figure.length));
  return (
    <Row $letters={letters}>
      {statistics.map(({ figure, label, drawing }) => (
        <div key={`${figure} ${label}`}>
          <dt>{label}</dt>
          <dd {...nowrapIfOneWord(figure)}>
            {drawing && <FigureDrawing {...drawing} />}
            {figure}
          </dd>
        </div>
      ))}
    </Row>
  );
}

/** Without this attribute, a line might break "500-10,000+" or "24/7". */
export const nowrapIfOneWord = (figure: string) =>
  figure.includes(' ') ? {} : { 'data-nowrap': '' };

export const figureStyles = css`
  width: fit-content;
  padding-inline-end: 0.05em;
  color: ${color.text};
  font-weight: 600;
  letter-spacing: ${tracking.display};
  overflow-wrap: normal;

  &[data-nowrap] {
    white-space: nowrap;
  }
`;

const Row = styled.dl<{ $letters: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space.xl} ${space.md};

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space.xs};
    container-type: inline-size;
  }
  dt {
    font-size: ${font.small};
    @media ${media.mediumToSpacious} {
      font-size: ${font.tiny};
    }
  }
  dd {
    ${figureStyles}
    font-variant-numeric: tabular-nums;
    /* A letter is at most 0.57 em wide (100 / 175), so the longest figure fits its column. */
    font-size: min(${font.figure}, 36cqi, ${({ $letters }) => 175 / $letters}cqi);
    line-height: 1;
    translate: -0.04em; /* Brings large digits into line with the text below. The drawing compensates for it. */
  }
  svg {
    width: min(10rem, 80%);
    height: auto;
    margin: 0 0 ${space.md} 0.04em;
  }
`;
