import styled from 'styled-components';
import { color, media, space } from '#styles/tokens.ts';
import { bookingStyles } from '../booking/booking.styles.ts';
import { shownBooking } from '../booking/booking.tsx';
import { sideColumn } from '../side-column.ts';

export const FormEnd = styled.div`
  ${bookingStyles}
  &:has(${shownBooking}) {
    display: grid;
    @media ${media.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space.lg};
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
