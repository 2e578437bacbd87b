import styled from 'styled-components';
import { media } from '#styles/tokens.ts';
import { timesStyles } from '../booking/time-slots.styles.ts';
import { Days } from './days-of-week.tsx';

export const DayForm = styled.form<{ $weekday: number }>`
  ${timesStyles}
  @media ${media.medium} {
    grid-column: 1 / 3;
  }
  ${Days}:not(:has([value='${({ $weekday }) => $weekday}']:checked)) ~ & {
    display: none;
  }
`;
