import styled, { css } from 'styled-components';
import { color, media, space } from '#styles/tokens.ts';
import {
  headlineStyles,
  labelStyles,
  lineStyles,
  lookStyles,
  type looks,
  stubStyles,
  ticketStyles,
  tornStubStyles,
} from './ticket.styles.ts';

/** The media in which mark, lines and stub stand side by side. Elsewhere they stand below each other. */
export type Layout = { $besideIn?: string | undefined };

export const Ticket = styled.div<Layout & { $look: (typeof looks)[keyof typeof looks] }>`
  ${({ $look }) => lookStyles($look)}
  ${ticketStyles}
  ${({ $besideIn }) => $besideIn && besideStyles($besideIn)}
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
    }
  }
`;

export const Lines = styled.div<Layout>`
  justify-self: stretch;
  display: grid;
  gap: ${space.md};
  justify-items: center;
  ${({ $besideIn }) => $besideIn && linesBesideStyles($besideIn)}
`;

const linesBesideStyles = (where: string) => css`
  @media ${where} {
    gap: ${space.sm};
    justify-items: start;
  }
`;

export const Line = styled.p`
  ${lineStyles}
`;

export const LargeLine = styled(Line)`
  color: ${color.text};
  font-size: 1.125rem;
`;

export const Label = styled.small`
  ${labelStyles}
`;

export const Headline = styled.strong`
  ${headlineStyles}
`;

export const Zone = styled.span`
  display: block;
  margin-block-start: ${space.xs};
`;

export const Stub = styled.div<Layout & { $isTorn?: boolean }>`
  ${stubStyles}
  ${({ $isTorn = true }) => $isTorn && tornStubStyles}
  ${({ $besideIn }) => $besideIn && stubBesideStyles($besideIn)}
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
    border-inline-start: 1px var(--tear) ${color.hairlineLit};
  }
`;
