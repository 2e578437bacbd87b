import styled, { css } from 'styled-components';
import { color, font, media, radius, size, space, tracking } from '#styles/tokens.ts';
import { Card } from '#ui/card.tsx';
import type { State } from './shown.ts';

export const Panel = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.md};
`;

export const Title = styled.h1`
  margin: 0;
  font-size: ${font.h3};
  line-height: 1.25;
  letter-spacing: ${tracking.title};
`;

export const PanelTitle = styled.h2`
  font-size: ${font.h3};
  letter-spacing: ${tracking.title};
`;

export const Rows = styled.ul`
  display: grid;
`;

export const Row = styled.li`
  display: grid;
  gap: ${space.xs};
  padding-block: ${space.md};
  border-block-start: 1px solid ${color.hairline};

  @media ${media.print} {
    break-inside: avoid;
  }
`;

export const VisitorLink = styled.a`
  display: inline-block;
  padding-block: ${space.xs};
  color: ${color.text};
  font-weight: 550;
`;

export const Line = styled.p`
  font-size: ${font.small};
`;

export const Remark = styled.p`
  color: ${color.textFaint};
  font-size: ${font.tiny};
`;

export const Warning = styled.p`
  color: ${color.danger};
  font-size: ${font.small};
  font-weight: 550;
`;

export const Quiet = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${size.touch};
  font-size: ${font.small};
`;

export const Choices = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  @media ${media.print} {
    display: none;
  }
`;

export const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${size.touch};
  padding-inline: ${space.md};
  border: 1px solid ${color.hairlineLit};
  border-radius: ${radius.pill};
  font-size: ${font.small};
  text-decoration: none;

  &[aria-current] {
    border-color: ${color.accent};
    color: ${color.text};
  }
`;

/** A screen reader reads it. */
export const unseenStyles = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** Buttons stand side by side while there is room for two thumbs. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${space.sm};
  max-width: 34rem;
`;

const colorOf: Record<State, string> = {
  delivered: color.done,
  pending: color.accent,
  parked: color.danger,
  held: color.textMuted,
  erased: color.textFaint,
};

export const Badge = styled.b<{ $state: State }>`
  justify-self: start;
  padding-inline: ${space.sm};
  border: 1px solid;
  border-radius: ${radius.pill};
  color: ${({ $state }) => colorOf[$state]};
  font-size: ${font.tiny};
  font-weight: 500;
`;
