import styled, { css } from 'styled-components';
import { color, font, media, space, tracking } from '#styles/tokens.ts';
import { type Drawing, FigureDrawing } from './figure-drawing.tsx';

type Statistic = { figure: string; label: string; drawing?: Drawing };

type StatisticsProps = { statistics: readonly Statistic[]; isDrawn?: boolean };

export function Statistics({ statistics, isDrawn }: StatisticsProps) {
  const letters = Math.max(...statistics.map(({ figure }) => figure.length));
  return (
    <Row $letters={letters}>
      {statistics.map(({ figure, label, drawing }) => (
        <div key={`${figure} ${label}`}>
          <dt>{label}</dt>
          <dd data-nowrap={nowrapIfOneWord(figure)}>
            {isDrawn && drawing && <FigureDrawing {...drawing} />}
            {figure}
          </dd>
        </div>
      ))}
    </Row>
  );
}

/** All figures in one row, or two a row if the longest word has no room. */
export function besideOrInTwos(inEachLanguage: readonly (readonly Statistic[])[]) {
  const length = inEachLanguage[0]?.length ?? 0;
  const lengths = inEachLanguage.flat().flatMap(({ figure, label }) => [
    ...label.split(/[\s-]/).map((word) => word.length),
    // A figure's letters are larger.
    ...figure.split(' ').map((word) => 2.3 * word.length),
  ]);
  const longest = Math.max(...lengths);
  const room = `${length * (0.39 * longest + 0.5)}rem`;
  return `repeat(auto-fill, minmax(clamp(${100 / (length + 1)}%, (${room} - 100%) * 999, 40%), 1fr))`;
}

/** A line might break "500-10,000+" or "24/7". */
export const nowrapIfOneWord = (figure: string) => (figure.includes(' ') ? undefined : '');

export const figureStyles = css`
  width: fit-content;
  padding-inline-end: 0.05em;
  color: ${color.text};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: ${tracking.display};
  overflow-wrap: normal;

  &[data-nowrap] { white-space: nowrap; }
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
    padding-inline-start: ${space.md};
    border-inline-start: 1px solid ${color.hairlineLit};
    container-type: inline-size;
  }
  /* Five figures leave none alone: the first fills a row, or three stand above two. */
  &:has(> :nth-of-type(5)) {
    @media ${media.phone} { > :first-of-type { grid-column: 1 / -1; } }
    @media ${media.medium} and ${media.narrow} {
      grid-template-columns: repeat(6, 1fr);
      > * { grid-column: span 2; }
      > :nth-of-type(n + 4) { grid-column: span 3; }
    }
  }
  dt { font-size: ${font.small}; }
  dd {
    ${figureStyles}
    font-size: min(${font.figure}, 36cqi, ${({ $letters }) => 175 / $letters}cqi);
    line-height: 1;
  }
  svg { width: min(10rem, 100%); height: auto; margin-block-end: ${space.md}; }
`;
