import styled from 'styled-components';
import { buttonStyles, secondaryStyles } from './button.styles.ts';

export const ButtonLink = styled.a`
  ${buttonStyles}
`;

export const SecondaryLink = styled(ButtonLink)`
  ${secondaryStyles}
`;

export const Button = styled.button`
  ${buttonStyles}
`;

export const SecondaryButton = styled(Button)`
  ${secondaryStyles}
`;
