import { dark } from './dark.ts';
import { light } from './light.ts';
import { typeface } from './typeface.ts';

/** The theme of the site, and another one for sections that are bands, and for the website in a drawing. */
const [theme, otherTheme] = [dark, light];
export const { scheme, color } = theme;
export const otherColor = otherTheme.color;

export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  section: 'clamp(2.5rem, 1.75rem + 3.2vw, 4.75rem)',
  sectionHead: 'clamp(2.5rem, 2rem + 2.2vw, 4rem)',
  gutter: 'clamp(1rem, 0.5rem + 2vw, 2rem)',
} as const;

export const size = {
  container: '74rem',
  prose: '46rem',
  /** Set in global-style.ts. */
  header: 'var(--header)',
  control: '3rem',
  touch: '2.75rem',
} as const;

export const radius = { control: '10px', card: '16px', pill: '999px' } as const;

export const font = {
  family: typeface.family,
  /** The limit in `vw` keeps a long word in its line when a visitor enlarges text. */
  h1: 'min(clamp(2.25rem, 1.2rem + 3.6vw, 4rem), 12vw)',
  h2: 'min(clamp(1.75rem, 1.09rem + 2.7vw, 2.75rem), 10vw)',
  h3: '1.25rem',
  figure: 'clamp(2.5rem, 1.9rem + 2.4vw, 3.75rem)',
  lead: 'clamp(1.125rem, 1.06rem + 0.28vw, 1.25rem)',
  body: '1.0625rem',
  small: '0.9375rem',
  tiny: '0.8125rem',
} as const;

export const tracking = { display: '-0.03em', heading: '-0.024em', title: '-0.015em' } as const;

export const motion = { feedback: '180ms cubic-bezier(0.2, 0, 0, 1)' } as const;

export const media = {
  narrow: '(width < 60rem)',
  phone: '(width < 40rem)',
  medium: '(min-width: 40rem)',
  mediumAndLow: '(min-width: 40rem) and (height < 44rem)',
  mediumToSpacious: '(min-width: 40rem) and (width < 68rem)',
  roomForLinks: '(min-width: 50rem)',
  wide: '(min-width: 60rem)',
  spacious: '(min-width: 68rem)',
  lowWindow: '(height < 30rem)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
  script: '(scripting: enabled)',
  noScript: '(scripting: none)',
  print: 'print',
} as const;
