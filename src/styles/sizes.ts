import { theme } from '#agency/theme.ts';
import type { Sizes } from '#agency-types.ts';
import { css } from './plain-css.ts';
import { typeface } from './typeface.ts';

const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  section: 'clamp(2.5rem, 1.75rem + 3.2vw, 4.75rem)',
  sectionHead: 'clamp(2.5rem, 2rem + 2.2vw, 4rem)',
  gutter: 'clamp(1rem, 8.5vw - 1rem, 3rem)',
};

const size = {
  container: '74rem',
  prose: '46rem',
  header: 'var(--header)',
  control: '3rem',
  touch: '2.75rem',
};

const radius = { control: '10px', card: '16px', pill: '999px' };

const font = {
  family: typeface.family,
  /** The limit in `vw` keeps a long word in its line when a visitor enlarges text. */
  h1: 'min(clamp(2.25rem, 1.2rem + 3.6vw, 4rem), 12vw)',
  h2: 'min(clamp(1.625rem, 1.25rem + 1.6vw, 2.5rem), 10vw)',
  h3: '1.25rem',
  figure: 'clamp(2.5rem, 1.9rem + 2.4vw, 3.75rem)',
  lead: 'clamp(1.125rem, 1.06rem + 0.28vw, 1.25rem)',
  body: '1.0625rem',
  small: '1rem',
  tiny: '0.875rem',
};

const tracking = { display: '-0.03em', heading: '-0.024em', title: '-0.015em' };

const motion = {
  feedback: '180ms cubic-bezier(0.2, 0, 0, 1)',
  /** The state of an animation that has no end. */
  play: 'var(--play, running)',
};

/** Declares the height of the header. */
export const headerOf = (height: string) => css`
  --header: ${height};
`;

/** Pauses the animations within that have no end. */
export const pausedStyles = css`
  --play: paused;
`;

const yours = theme.sizes ?? {};

export const sizes: Sizes = {
  space: { ...space, ...yours.space },
  size: { ...size, ...yours.size },
  radius: { ...radius, ...yours.radius },
  font: { ...font, ...yours.font },
  tracking: { ...tracking, ...yours.tracking },
  motion: { ...motion, ...yours.motion },
};
