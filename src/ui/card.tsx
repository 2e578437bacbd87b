import styled from 'styled-components';
import { media } from '#styles/media.ts';
import { color, glow, motion, radius, space } from '#styles/tokens.ts';

/** A raised surface whose edge catches the light, with a spotlight that follows the pointer. */
export const Card = styled.div.attrs<{ 'data-spotlight'?: string }>({ 'data-spotlight': '' })`
  position: relative;
  padding: clamp(${space.lg}, 1rem + 1.5vw, ${space.xl});
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background:
    linear-gradient(170deg, ${color.surfaceRaised}, ${color.surface} 60%) padding-box,
    linear-gradient(${color.hairlineLit}, ${color.hairline} 45%) border-box;

  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: inherit;
    background: radial-gradient(
      24rem circle at var(--pointer-x, 50%) var(--pointer-y, 0%),
      ${glow.spotlight},
      transparent 70%
    );
    opacity: 0;
    transition: opacity ${motion.feedback};
    pointer-events: none;
  }

  &:focus-within::after { opacity: 1; }
  @media ${media.hover} {
    &:hover::after { opacity: 1; }
  }
  @media ${media.print} {
    break-inside: avoid;
  }
`;
