import styled, { css } from 'styled-components';
import { color, font, media, otherColor, radius, space, tracking } from '#styles/tokens.ts';

/** The ground of a service. */
export const Panel = styled.article`
  position: relative;
  container-type: inline-size;
  border-radius: ${radius.card};
  outline: 1px solid transparent; /* Forced colours show it. */
  overflow: clip;
  color: ${color.text};

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media ${media.print} {
    break-inside: avoid;
  }
`;

export const lightStyles = css`
  color: ${otherColor.text};
  background: linear-gradient(160deg, ${otherColor.surfaceRaised} 30%, ${otherColor.groundLit});
`;

/**
 * The words come first, although in the HTML they may follow the drawing, which waits for what
 * follows it.
 */
export const PanelWords = styled.div`
  order: -1;
  display: grid;
  gap: ${space.xs};
  align-content: start;
`;

export const PanelTitle = styled.h3`
  color: inherit;
  font-size: min(clamp(1.375rem, 1.1rem + 0.9vw, 1.75rem), 7.5vw);
  line-height: 1.15;
  letter-spacing: ${tracking.heading};
`;

export const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.lg};
  margin-block-start: ${space.xs};
  font-size: ${font.small};
`;

export const Price = styled.strong`
  display: inline-block;
  margin-inline-end: ${space.md};
  font-weight: 550;

  &::first-letter {
    text-transform: uppercase;
  }
`;
