import { dark } from './dark.ts';
import { light } from './light.ts';
import { scheme } from './tokens.ts';

/** The other theme, for bands and for the page in the drawing of a browser. */
export const otherColor = { dark: light, light: dark }[scheme].color;
