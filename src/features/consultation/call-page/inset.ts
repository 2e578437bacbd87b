import { css } from 'styled-components';
import { media, space } from '#styles/tokens.ts';

export const insetStyles = css`
  --inset: ${space.lg};
  @media ${media.phone} {
    --inset: ${space.gutter};
  }
  @media ${media.wide} {
    --inset: ${space.xl};
  }
`;

export const inset = 'var(--inset)';
