import styled from 'styled-components';
import { media } from '#styles/media.ts';
import { color, font, space } from '#styles/tokens.ts';
import { figurePaint } from './figure-paint.ts';

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
    container-type: inline-size;
  }
  /* A fifth would be alone in its row, so it fills that. */
  @media ${media.narrow} {
    > :nth-child(5) {
      grid-column: 1 / -1;
      flex-direction: row-reverse;
      align-items: baseline;
      gap: ${space.md};

      dd { flex: none; }
    }
  }
  dt { font-size: ${font.small}; }
  dd {
    ${figurePaint}
    /* Where text is large, a figure fills its column rather than break in two. */
    font-size: min(${font.figure}, 36cqi);
    line-height: 1;
  }
`;
