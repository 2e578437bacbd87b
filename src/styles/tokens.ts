import { theme as chosen } from '#agency/theme.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { headerOf, pausedStyles, sizes } from './sizes.ts';
import { sky } from './sky.ts';

/** The other theme is for sections that are bands, and for the website in a drawing. */
const [theme, otherTheme] = chosen.scheme === 'light' ? [light, dark] : [dark, light];
export const { scheme, color } = theme;
export const otherColor = otherTheme.color;
export { headerOf, pausedStyles, sky };

export const { space, size, radius, font, tracking, motion } = sizes;

export const media = {
  narrow: '(width < 60rem)',
  phone: '(width < 40rem)',
  medium: '(min-width: 40rem)',
  mediumAndLow: '(min-width: 40rem) and (height < 44rem)',
  mediumToWider: '(min-width: 40rem) and (width < 68rem)',
  wide: '(min-width: 60rem)',
  wider: '(min-width: 68rem)',
  widest: '(min-width: 90rem)',
  lowWindow: '(height < 30rem)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
  script: '(scripting: enabled)',
  noScript: '(scripting: none)',
  print: 'print',
  screen: 'screen and (forced-colors: none)',
} as const;
