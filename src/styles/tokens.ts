import { accentIn } from './accent.ts';

/** Every colour, size and duration of the site. One dark theme, so plain constants. */

/** The one number to edit for another accent: 25 is red, 70 orange, 145 green, 195 cyan, 268 blue, 330 pink. */
const ACCENT_HUE = 268;

export const color = {
  ground: '#030712',
  groundLit: '#0b1533',
  surface: '#080f1f',
  surfaceRaised: '#101b33',
  hairline: 'rgb(150 170 215 / 0.14)',
  hairlineLit: 'rgb(190 208 255 / 0.3)',
  fieldBorder: '#66758f',
  text: '#f1f5fd',
  textMuted: '#a9b5cb',
  textFaint: '#8795ae',
  disabled: '#66738c',
  ...accentIn(ACCENT_HUE),
  secondary: '#4fe0cb',
  danger: '#ff9d9d',
  ink: '#ffffff',
} as const;

/** Light cast by one focal object: at most three of them on a page. The last two digits say how much. */
export const glow = {
  accent: `${color.accentStrong}42`,
  secondary: `${color.secondary}24`,
  spotlight: `${color.accent}21`,
} as const;

/** One spacing scale; names are steps, values are rem. */
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
  form: '46rem',
  header: '4.5rem',
  control: '3rem',
  touch: '2.75rem',
} as const;

export const radius = { control: '10px', card: '16px', pill: '999px' } as const;

export const font = {
  family: "'Geist', 'Geist fallback', system-ui, sans-serif",
  h1: 'clamp(2.25rem, 1.2rem + 3.6vw, 4rem)',
  h2: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)',
  h3: '1.25rem',
  figure: 'clamp(2.5rem, 1.9rem + 2.4vw, 3.75rem)',
  lead: 'clamp(1.125rem, 1.06rem + 0.28vw, 1.25rem)',
  body: '1.0625rem',
  small: '0.9375rem',
  tiny: '0.8125rem',
} as const;

/** The larger the letters, the closer they stand. */
export const tracking = { display: '-0.03em', heading: '-0.024em', title: '-0.015em' } as const;

export const motion = {
  feedback: '180ms cubic-bezier(0.2, 0, 0, 1)',
  reveal: '520ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Above what lies below it. */
export const layer = { header: 10, skipLink: 20 } as const;
