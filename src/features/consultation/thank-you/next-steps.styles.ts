import { css } from 'styled-components';
import { color, font, space } from '#styles/tokens.ts';

export const stepNumberStyles = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 1px solid ${color.hairlineLit};
  border-radius: 50%;
  color: ${color.accent};
  background: ${color.surfaceRaised};
  font-size: ${font.small};
  font-weight: 600;
`;

export const nextStepsStyles = css`
  [data-next-steps] {
    h3 { font-size: ${font.body}; line-height: 1.4; }
    p { font-size: ${font.small}; text-wrap: balance; }

    li {
      position: relative;
      display: grid;
      grid-template-columns: 2rem 1fr;
      column-gap: min(${space.md}, 4vw);
      padding-bottom: ${space.lg};
    }
    li > :not(span) { grid-column: 2; }
    li > span {
      grid-row: 1 / 3;
      ${stepNumberStyles}
    }
    li:not(:last-of-type)::before {
      content: '';
      position: absolute;
      top: 2.25rem;
      bottom: 0.25rem;
      inset-inline-start: 1rem;
      border-inline-start: 1px solid ${color.hairlineLit};
    }
  }
`;
