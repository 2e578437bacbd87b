import type { Service } from '#content/offers.ts';
import { color, scheme } from '#styles/tokens.ts';

/** Words keep their contrast on a light ground only with less of a colour. */
const STRENGTH = scheme === 'dark' ? 1 : 0.25;

const mixed = (ground: string, light: string, percent: number) =>
  `color-mix(in oklab, ${ground}, ${light} ${percent * STRENGTH}%)`;

const DAWN = '#c47468';

/** From the evening on which a website answers to the morning of the visit. */
const lights = {
  browser: [
    mixed(color.ground, color.workingStrong, 12),
    mixed(color.ground, color.workingStrong, 34),
  ],
  inbox: [color.ground, color.groundLit],
  chat: [mixed(color.ground, color.buttonBottom, 46), mixed(color.ground, color.workingStrong, 40)],
  call: [mixed(color.ground, color.buttonBottom, 24), mixed(color.ground, DAWN, 36)],
  texts: [
    mixed(color.groundLit, color.accentStrong, 26),
    mixed(color.groundLit, color.accentStrong, 8),
  ],
};

export const lightOf = (scene: Service['scene']) =>
  scene && `linear-gradient(160deg, ${lights[scene].join(', ')})`;
