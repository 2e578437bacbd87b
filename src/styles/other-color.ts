import { dark } from './dark.ts';
import { light } from './light.ts';
import { scheme } from './tokens.ts';

/** The colours of the theme that the site does not wear: for a band of another ground, and the page in a drawn browser. */
export const otherColor = { dark: light, light: dark }[scheme].color;
