import styled from 'styled-components';
import { font, media } from '#styles/tokens.ts';

/** An address in place of the links and buttons that paper does not show. */
export const OnPaper = styled.div`
  display: none;
  @media ${media.print} {
    display: block;
  }
  font-size: ${font.small};
`;
