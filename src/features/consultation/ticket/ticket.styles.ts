import { css } from 'styled-components';
import { color, font, space, tracking } from '#styles/tokens.ts';
import { cardStyles } from '#ui/card.tsx';

const padding = `min(${space.lg}, 5vw)`;

/**
 * The colour of the mark, of the ticket's edges, and of the glow behind it. Rays go out from the
 * mark, fainter if no call and no reply is to come.
 */
type Look = {
  mark: string;
  rays?: number;
  border?: string;
  upperEdge?: string;
  tear?: 'dashed' | 'solid';
};

export const lookStyles = ({ mark, rays = 0.55, border, upperEdge, tear = 'dashed' }: Look) => css`
  --mark: ${mark};
  --rays: ${rays};
  --rim: ${border ?? `solid color-mix(in srgb, ${mark} 35%, transparent)`};
  --border-color: ${upperEdge ?? mark};
  --tear: ${tear};
`;

export const looks = {
  agreed: { mark: color.done },
  /** Pencilled in. */
  requested: {
    mark: color.accent,
    border: `dashed ${color.accent}`,
    upperEdge: color.hairline,
    tear: 'solid',
  },
  waiting: { mark: color.accent },
  danger: { mark: color.danger, rays: 0.3 },
  cancelling: {
    mark: color.danger,
    rays: 0.3,
    border: `solid color-mix(in srgb, ${color.danger} 50%, transparent)`,
    upperEdge: color.hairline,
  },
  past: { mark: color.textFaint, rays: 0.3 },
} satisfies Record<string, Look>;

/**
 * The mark lies half above the ticket, like a seal. A glow lies behind the heading of the page. The
 * part around both has isolation.
 */
export const ticketStyles = css`
  position: relative;
  display: grid;
  gap: ${space.md};
  justify-items: center;
  width: min(100%, 34rem);
  margin-block-start: ${space.xxl};
  padding: 3.5rem ${padding} ${space.lg};
  ${cardStyles({ edge: 'var(--border-color)' })}
  border: 1px var(--rim);

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -26rem calc(50% - min(48vw, 40rem)) auto;
    height: 42rem;
    background: radial-gradient(
      closest-side,
      color-mix(in srgb, var(--mark) 14%, transparent),
      transparent
    );
  }
`;

export const lineStyles = css`
  font-size: ${font.small};
  text-wrap: balance;
`;

export const labelStyles = css`
  display: block;
  margin-block-end: ${space.xxs};
  color: var(--mark);
  font-size: ${font.body};
  font-weight: 500;
`;

export const headlineStyles = css`
  display: block;
  color: ${color.text};
  font-size: min(clamp(1.625rem, 1rem + 2.6vw, 2.5rem), 9vw);
  font-weight: 550;
  line-height: 1.25;
  letter-spacing: ${tracking.title};
  text-wrap: balance;
`;

/** The lower part of a ticket, with what a visitor can do. */
export const stubStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: min(${space.sm}, 2vw);
  width: 100%;
`;

/** A dashed line across the ticket, above its stub. */
export const tornStubStyles = css`
  justify-self: stretch;
  width: auto;
  margin: ${space.sm} calc(-1 * ${padding}) 0;
  padding: ${space.lg} ${padding} 0;
  border-block-start: 1px var(--tear) ${color.hairlineLit};
`;
