import { css } from 'styled-components';
import { color, font } from '#styles/tokens.ts';

/** A number in a circle: of a section of the form, of a step after it. */
export const stepNumberPaint = css`
  display: grid;
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
