import type { Theme } from '#agency-types.ts';

export const theme: Theme = {
  /** The colour of buttons: 25 is red, 70 orange, 145 green, 195 cyan, 268 blue, 330 pink. */
  hue: 268,
  scheme: 'dark', // or 'light'
  /** What differs from src/styles/dark.ts, light.ts and sizes.ts: `dark: { ground: '#101010' }`. */
  dark: {},
  light: {},
  sizes: {},
};
