import styled from 'styled-components';
import type { Benefit } from '#content/services.ts';
import { media } from '#styles/media.ts';
import { color, space } from '#styles/tokens.ts';

/** What to expect, the figures first and large. */
export function BenefitList({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <List>
      {benefits.map(({ figure, text }) => (
        <li key={text}>
          {figure && <strong>{figure}</strong>} <span>{text}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.md};

  li + li { padding-top: ${space.md}; border-top: 1px solid ${color.hairline}; }
  strong {
    display: block;
    width: fit-content;
    color: transparent;
    background: linear-gradient(160deg, ${color.ink} 35%, ${color.accent}) text;
    font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    letter-spacing: -0.03em;
  }
  strong::first-letter { text-transform: uppercase; }
  @media ${media.forcedColors} { strong { color: CanvasText; } }
  @media ${media.print} { strong { color: inherit; } }
`;
