import styled from 'styled-components';
import { buttonStyles } from './button.styles.ts';

export const ButtonLink = styled.a<{ 'data-variant'?: 'secondary' | undefined }>`
  ${buttonStyles}
`;
