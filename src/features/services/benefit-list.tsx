import styled from 'styled-components';
import type { Benefit } from '#content/services.ts';
import { color, space } from '#styles/tokens.ts';
import { figurePaint } from '#ui/figure-paint.ts';

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
    ${figurePaint}
    font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
    line-height: 1.2;
  }
  strong::first-letter { text-transform: uppercase; }
`;
