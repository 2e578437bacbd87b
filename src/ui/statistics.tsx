import styled, { css } from 'styled-components';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { type Drawing, FigureDrawing } from './figure-drawing.tsx';

export type Statistic = { figure: string; label: string; drawing?: Drawing };

export function Statistics({ statistics }: { statistics: readonly Statistic[] }) {
  if (statistics.length === 0) return null;
  const letters = Math.max(...statistics.map(({ figure }) => figure.length));
  return (
    <Row>
      {statistics.map(({ figure, label, drawing }) => (
        <div key={`${figure} ${label}`}>
          <dt>{label}</dt>
          <Value $isOneWord={isOneWord(figure)} $letters={letters}>
            {drawing && <FigureDrawing {...drawing} />}
            {figure}
          </Value>
        </div>
      ))}
    </Row>
  );
}

/** A line might break "500-10,000+" or "24/7", so a figure of one word is kept together. */
export const isOneWord = (figure: string) => !figure.includes(' ');

export const figureStyles = css<{ $isOneWord: boolean }>`
  width: fit-content;
  padding-inline-end: 0.05em;
  color: ${color.text};
  font-weight: 600;
  letter-spacing: ${tracking.display};
  overflow-wrap: normal;
  ${({ $isOneWord }) => $isOneWord && 'white-space: nowrap;'}
`;

const Row = styled.dl`
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
  svg {
    width: min(10rem, 80%);
    height: auto;
    margin: 0 0 ${space.md} 0.04em;
  }
`;

/** A letter is at most 0.57 em wide (100 / 175), so the longest figure fits its column. */
const Value = styled.dd<{ $letters: number; $isOneWord: boolean }>`
  ${figureStyles}
  font-variant-numeric: tabular-nums;
  font-size: min(${font.figure}, 36cqi, ${({ $letters }) => 175 / $letters}cqi);
  line-height: 1;
  translate: -0.04em; /* Brings large digits into line with the text below. The drawing compensates for it. */
`;
