import type { Theme } from '#agency-types.ts';

export const theme: Theme = {
  /** 25 is red, 70 orange, 145 green, 195 cyan, 268 blue, 330 pink. */
  hue: 268,
  scheme: 'dark',
  /** What differs from src/styles, such as `dark: { ground: '#101010' }`. */
  dark: {},
  light: {},
  sizes: {},
};
