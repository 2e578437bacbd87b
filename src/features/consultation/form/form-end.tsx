import styled, { css } from 'styled-components';
import { color, media, space } from '#styles/tokens.ts';
import { timesHeight } from '../call/booking.styles.ts';
import { shownBooking } from '../call/booking.tsx';
import { sideColumn } from '../side-column.ts';

/** Row 2 reserves the height of the times, so that nothing moves when they come. */
const reserve = (height: string) => css`
  grid-template-rows: auto minmax(${height}, auto);
`;

export const FormEnd = styled.div`
  &:has(${shownBooking}) {
    display: grid;
    ${reserve(timesHeight.small)}
    @media ${media.phone} {
      ${reserve(timesHeight.phone)}
    }
    @media ${media.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space.lg};
    }
    @media ${media.medium} and ${media.narrow} {
      ${reserve(timesHeight.medium)}
    }
    @media ${media.spacious} {
      ${reserve(timesHeight.spacious)}
    }
  }
  @media ${media.wide} {
    margin-block-start: ${space.xxl};
    margin-inline-start: calc(-1 * ${sideColumn});
    padding-block-start: ${space.md};
    &:has(${shownBooking}) {
      border-block-start: 1px solid ${color.hairline};
    }
  }
`;
