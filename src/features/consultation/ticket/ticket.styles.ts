import { css } from 'styled-components';
import { color } from '#styles/tokens.ts';

/** Rays go out from the mark, fainter if no call and no reply is to come. */
type Look = {
  mark: string;
  rays?: number;
  border?: string;
  upperEdge?: string;
  tear?: 'dashed' | 'solid';
};

export const ticketLooks = {
  agreed: { mark: color.done },
  tentative: {
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
  closed: { mark: color.textFaint, rays: 0.3 },
} satisfies Record<string, Look>;

/** A ticket declares what its parts read from `ofLook`. */
export const lookStyles = ({ mark, rays = 0.55, border, upperEdge, tear = 'dashed' }: Look) => css`
  --mark: ${mark};
  --rays: ${rays};
  --rim: ${border ?? `solid color-mix(in srgb, ${mark} 35%, transparent)`};
  --upper-edge: ${upperEdge ?? mark};
  --tear: ${tear};
`;

export const ofLook = {
  mark: 'var(--mark)',
  rays: 'var(--rays)',
  rim: 'var(--rim)',
  upperEdge: 'var(--upper-edge)',
  tear: 'var(--tear)',
};
