import styled, { css } from 'styled-components';
import { color, media, radius, space } from '#styles/tokens.ts';

export const cardStyles = (lighting: Lighting = {}) => css`
  border: 1px solid transparent;
  border-radius: ${radius.card};
  ${groundStyles(lighting)}
`;

const groundStyles = ({
  edge = color.hairlineLit,
  light = 'none',
  ground = RAISED,
}: Lighting) => css`
  background:
    ${light} padding-box,
    linear-gradient(170deg, ${ground}) padding-box,
    linear-gradient(${edge}, ${color.hairline} 50%) border-box;
`;

/**
 * `edge` is the colour of the upper border, `light` an image on the ground, and `ground` the stops
 * of the ground's gradient.
 */
type Lighting = { edge?: string; light?: string; ground?: string | undefined };

const RAISED = `${color.surfaceRaised}, ${color.surface} 60%`;

export const Card = styled.div`
  position: relative;
  padding: min(clamp(${space.lg}, 1rem + 1.5vw, ${space.xl}), 6.2vw);
  ${cardStyles()}

  @media ${media.print} {
    break-inside: avoid;
  }
`;
