import { css } from 'styled-components';
import { color, font, space, tracking } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';

export const ticketStyles = css`
  display: grid;
  gap: ${space.md};
  width: min(100%, 30rem);
  padding: ${space.xl} min(${space.lg}, 5vw);
  ${cardStyles({ edge: color.secondary })}

  strong, span { display: block; }
  strong { color: ${color.text}; font-size: min(1.75rem, 10vw); font-weight: 550; line-height: 1.25; letter-spacing: ${tracking.title}; text-wrap: balance; }
  span { margin-block-start: ${space.xs}; font-size: ${font.small}; }
`;

/** A ticket's edge, punched on both sides. */
export const ticketEdgeStyles = css`
  position: relative;
  width: 100%;
  margin-block-start: ${space.sm};
  padding-block-start: ${space.lg};
  border-block-start: 1px dashed ${color.hairlineLit};

  &::before, &::after {
    content: '';
    position: absolute;
    inset-block-start: -0.75rem;
    inset-inline-start: calc(-1px - 0.75rem - min(${space.lg}, 5vw));
    width: 1.5rem;
    height: 1.5rem;
    border: 1px solid ${color.hairlineLit};
    border-radius: 50%;
    background: ${color.ground};
    clip-path: inset(0 0 0 50%);
  }
  &::after { inset-inline: auto calc(-1px - 0.75rem - min(${space.lg}, 5vw)); clip-path: inset(0 50% 0 0); }
`;
