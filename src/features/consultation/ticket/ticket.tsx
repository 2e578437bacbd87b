import styled, { css } from 'styled-components';
import { font, media, space, tracking } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';
import { lookStyles, ofLook, type ticketLooks } from './ticket.styles.ts';

/** Outside of these media, mark, lines and stub stand below each other. */
export type TicketLayout = { $sideBySideIn?: string | undefined };

/** The distance of lines, and of what stands above and below them. */
const lineGap = { stacked: space.md, beside: space.sm };

const padding = `min(${space.lg}, 5vw)`;

/** The mark lies half above the ticket, so the part around both has isolation. */
export const Ticket = styled.div<
  TicketLayout & { $look: (typeof ticketLooks)[keyof typeof ticketLooks] }
>`
  ${({ $look }) => lookStyles($look)}
  position: relative;
  display: grid;
  gap: ${lineGap.stacked};
  justify-items: center;
  width: min(100%, 34rem);
  margin-block-start: ${space.xxl};
  padding: 3.5rem ${padding} ${space.lg};
  ${cardStyles({ edge: ofLook.upperEdge })}
  border: 1px ${ofLook.rim};

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -26rem calc(50% - min(48vw, 40rem)) auto;
    height: 42rem;
    background: radial-gradient(
      closest-side,
      color-mix(in srgb, ${ofLook.mark} 14%, transparent),
      transparent
    );
  }
  ${({ $sideBySideIn }) => $sideBySideIn && besideStyles($sideBySideIn)}
`;

const besideStyles = (where: string) => css`
  @media ${where} {
    grid-template-columns: auto 1fr auto;
    gap: 0 min(${space.xxl}, 4vw);
    align-items: center;
    width: min(100%, 60rem);
    margin-block-start: ${space.md};
    padding: ${space.xl};
    text-align: start;
    @media ${media.lowWindow} {
      margin-block-start: 0;
      padding-block: ${space.md};
    }
  }
`;

export const Lines = styled.div<TicketLayout>`
  justify-self: stretch;
  display: grid;
  gap: ${lineGap.stacked};
  justify-items: center;
  ${({ $sideBySideIn }) => $sideBySideIn && linesBesideStyles($sideBySideIn)}
`;

const linesBesideStyles = (where: string) => css`
  @media ${where} {
    gap: ${lineGap.beside};
    justify-items: start;
  }
`;

export const Line = styled.p`
  font-size: ${font.small};
  text-wrap: balance;
`;

export const LargeLine = styled(Line)`
  color: ${ofLook.ink};
  font-size: 1.125rem;
`;

export const Label = styled.small`
  display: block;
  margin-block-end: ${space.xxs};
  color: ${ofLook.mark};
  font-size: ${font.body};
  font-weight: 500;
`;

export const Headline = styled.strong`
  display: block;
  color: ${ofLook.ink};
  font-size: min(clamp(1.625rem, 1rem + 2.6vw, 2.5rem), 9vw);
  font-weight: 550;
  line-height: 1.25;
  letter-spacing: ${tracking.title};
  text-wrap: balance;
`;

export const Zone = styled.span`
  display: block;
  margin-block-start: ${space.xs};
`;

export const Stub = styled.div<TicketLayout & { $isTorn?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: min(${space.sm}, 2vw);
  width: 100%;
  ${({ $isTorn = true }) => $isTorn && tornStyles}
  ${({ $sideBySideIn }) => $sideBySideIn && stubBesideStyles($sideBySideIn)}
`;

const tornStyles = css`
  justify-self: stretch;
  width: auto;
  margin: ${space.sm} calc(-1 * ${padding}) 0;
  padding: ${space.lg} ${padding} 0;
  border-block-start: 1px ${ofLook.tear} ${ofLook.fold};
`;

const stubBesideStyles = (where: string) => css`
  @media ${where} {
    display: grid;
    grid-template-columns: min(13rem, max(17vw, 9rem));
    place-content: center;
    align-self: stretch;
    margin: calc(-1 * ${space.xl}) 0;
    padding-block: ${space.xl};
    padding-inline: ${space.xl} 0;
    border-block: 0;
    border-inline-start: 1px ${ofLook.tear} ${ofLook.fold};
  }
`;
