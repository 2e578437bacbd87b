import styled from 'styled-components';
import { media, space } from '#styles/tokens.ts';
import { ofLook, paperStyles } from '../ticket/ticket.styles.ts';
import { Ticket } from '../ticket/ticket.tsx';

export const Summary = styled(Ticket)`
  @media ${media.screen} {
    ${paperStyles}
  }
  &::after {
    content: '';
    position: absolute;
    top: calc(100% + 1px);
    inset-inline-start: 50%;
    height: ${space.xl};
    border-inline-start: 1px solid ${ofLook.mark};
    opacity: 0.5;
  }
`;

/** An e-mail address moves to the next line as a whole. */
export const TypedText = styled.bdi`
  display: inline-block;
  color: ${ofLook.ink};
`;
