import styled, { css } from 'styled-components';
import { media, space } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { sideColumn } from '../side-column.ts';

export const FormCard = styled.form`
  padding: clamp(${space.xl}, 4vw, ${space.xxl}) clamp(${space.lg}, 3vw, ${space.xl});
  ${cardStyles()}
  @media ${media.phone} {
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
    border-inline-width: 0;
    border-radius: 0;
  }
  @media ${media.wide} {
    padding-inline-start: calc(${space.xl} + ${sideColumn});
  }
`;

export const fadingStyles = css`
  ${FormCard}[aria-busy='true'] & {
    opacity: 0.6;
  }
`;
