import { css } from 'styled-components';
import { color, otherColor } from '#styles/tokens.ts';

/** Rays go out from the mark, fainter if no call and no reply is to come. */
type Look = {
  mark: string;
  rays?: number;
  border?: string;
  upperEdge?: string;
  tear?: 'dashed' | 'solid';
};

const looksIn = (color: Colors) =>
  ({
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
  }) satisfies Record<string, Look>;

type Colors = typeof color;

export const ticketLooks = looksIn(color);

/** For a ticket of light paper. */
export const looksOnPaper = looksIn(otherColor);

/** The morning lies on the ticket, so it has the other theme. */
export const paperStyles = css`
  --ink: ${otherColor.text};
  --ink-faint: ${otherColor.textFaint};
  --paper: ${otherColor.surfaceRaised};
  --fold: ${otherColor.hairlineLit};
  color: ${otherColor.textMuted};
  background: linear-gradient(170deg, ${otherColor.surfaceRaised} 30%, ${otherColor.ground});
`;

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
  ink: `var(--ink, ${color.text})`,
  inkFaint: `var(--ink-faint, ${color.textFaint})`,
  paper: `var(--paper, ${color.surfaceRaised})`,
  fold: `var(--fold, ${color.hairlineLit})`,
};
