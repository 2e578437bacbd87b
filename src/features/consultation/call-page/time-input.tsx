import styled from 'styled-components';
import { radioInChoiceStyles } from '../booking/time-slots.styles.ts';

/** The bar below the times does not cover a focused one. */
export const TimeInput = styled.input`
  ${radioInChoiceStyles}
  scroll-margin-block: 5rem 8rem;
`;
