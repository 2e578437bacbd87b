import { css } from 'styled-components';
import { media, sky } from '#styles/tokens.ts';

/** The sky is as wide as the window, and begins behind the header. */
export const dawnBehind = css`
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-image: ${sky.dawn} fill 0 / 0 / 12rem 100vw 0;
    @media print, ${media.forcedColors} {
      border-image: none;
    }
  }
`;
