import styled from 'styled-components';
import { radioInChoiceStyles } from '../call/time-slots.styles.ts';

/** The radio button of a time to which the call can be moved. The bar below and 16px cover no focused one. */
export const TimeInput = styled.input`
  ${radioInChoiceStyles}
  scroll-margin-block: 5rem 8rem;
`;
