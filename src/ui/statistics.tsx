import styled from 'styled-components';
import { media } from '#styles/media.ts';
import { color, font, space } from '#styles/tokens.ts';

/** Big figures, each with what it counts under it. */
export function Statistics({
  statistics,
}: {
  statistics: readonly { figure: string; label: string }[];
}) {
  return (
    <Row>
      {statistics.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Row>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space.xl} ${space.md};

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space.xs};
    padding-left: ${space.lg};
    border-left: 1px solid ${color.hairlineLit};
  }
  dt { font-size: ${font.small}; }
  dd {
    width: fit-content;
    padding-right: 0.05em;
    color: transparent;
    background: linear-gradient(160deg, ${color.ink} 35%, ${color.accent}) text;
    font-size: ${font.figure};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    letter-spacing: -0.04em;
  }
  @media ${media.forcedColors} { dd { color: CanvasText; } }
`;
