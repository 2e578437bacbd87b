import styled, { css } from 'styled-components';
import { color, media, space } from '#styles/tokens.ts';
import { spaciousTimesHeight } from '../call/booking.styles.ts';
import { Booking } from '../call/booking.tsx';
import { heightInRowsOf } from '../call/time-slots.styles.ts';
import { sideColumn } from '../side-column.ts';

/** Row 2 reserves the height of the times, so that nothing moves when they come. */
const reserve = (height: string) => css`
  grid-template-rows: auto minmax(${height}, auto);
`;

export const FormEnd = styled.div`
  &:has(${Booking}:not([hidden])) {
    display: grid;
    ${reserve(`calc(${heightInRowsOf(4)} + 9.5rem)`)}
    @media ${media.phone} {
      ${reserve(`calc(${heightInRowsOf(4)} + 11.5rem)`)}
    }
    @media ${media.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space.lg};
    }
    @media ${media.medium} and ${media.narrow} {
      ${reserve(`calc(${heightInRowsOf(6)} + 9.5rem)`)}
    }
    @media ${media.spacious} {
      ${reserve(spaciousTimesHeight)}
    }
  }
  @media ${media.wide} {
    margin-block-start: ${space.xxl};
    margin-inline-start: calc(-1 * ${sideColumn});
    padding-block-start: ${space.md};
    &:has(${Booking}:not([hidden])) {
      border-block-start: 1px solid ${color.hairline};
    }
  }
`;
