import { clampChroma, converter, formatHex, formatHex8 } from 'culori';
import { theme } from '#agency/theme.ts';
import type { Sky } from '#agency-types.ts';

/** A sky of few services keeps its order by the percentages. */
const dark = {
  evening: '#050919, #0a0f30 45%, #1a184a 70%, #3a295f 87%, #7d4866 96%, #c47468',
  horizon: '#ffbe8a, #f28a6c99 32%, transparent 72%',
  night: [
    '#2a1a44, #120e2e 7rem, #060a1c 18rem, #030712 42%, #081236 max(44%, 100% - 52rem)',
    '#1b1c63 max(55%, 100% - 34rem), #3a295f calc(100% - 19rem)',
    '#8a4f6c calc(100% - 8rem), #d67c68 calc(100% - 2rem), #f2a077',
  ].join(),
  morning: '#ffe7cf, #fff6ec 9rem, #fbfcff 26rem, #e8efff',
  stars: '#ffffff',
  lightOnFloor: '#fff3df, #ffe7cf',
} satisfies Partial<Sky>;

/** The morning is a band, so it has the other theme. */
const light = {
  evening: '#eef3ff, #f1efff 45%, #f6e9f8 70%, #fde0e4 87%, #ffd2bd 96%, #ffc09a',
  horizon: '#ffb27a, #ff9c7a88 32%, transparent 72%',
  night: [
    '#e9d6ee, #dcd9f6 7rem, #d3dbf8 18rem, #cdd8f7 42%, #d5ddfb max(44%, 100% - 52rem)',
    '#e2e0fd max(55%, 100% - 34rem), #f2ddf3 calc(100% - 19rem)',
    '#ffdcd8 calc(100% - 8rem), #ffd9b8 calc(100% - 2rem), #ffc9a0',
  ].join(),
  morning: '#2f4da6, #1f3b8c 9rem, #142c68 26rem, #0f2254',
  stars: '#6a4fe0',
  lightOnFloor: '#fff3df, #c9c4e6 55%, #2f4da6',
} satisfies Partial<Sky>;

/** Inside the shop, in both themes. */
const shop = {
  room: '#160c2c, #0c0a24 40%, #0a0a22',
  floor: '#05051a, #0d0b2a',
  daylight: '#fffdf8, #fff1dc 55%, #ffd9ad',
} satisfies Partial<Sky>;

const STARTERS_HUE = 268;
const COOL = { from: 200, to: 340 };
const inOklch = converter('oklch');

/** At the same lightness, a dark blue is calm in a chroma in which red and green are loud. */
const CALM = 0.7;

/**
 * The cool colours of the sky are in the hue of the site, and its dusk and dawn are warm whatever
 * the hue.
 */
export function skyInHue(stops: string, hue: number = theme.hue) {
  const turn = hue - STARTERS_HUE;
  if (turn === 0) return stops;
  return stops.replaceAll(/#[0-9a-f]{6,8}/g, (hex) => {
    const shade = inOklch(hex);
    if (!shade?.h || shade.h < COOL.from || shade.h > COOL.to) return hex;
    const calm = { ...shade, c: shade.c * CALM, h: (shade.h + turn + 360) % 360 };
    const turned = clampChroma(calm, 'oklch');
    return hex.length > 7 ? formatHex8(turned) : formatHex(turned);
  });
}

const ours = { ...shop, ...(theme.scheme === 'light' ? light : dark) };
const inHue = Object.fromEntries(
  Object.entries(ours).map(([name, stops]) => [name, skyInHue(stops)]),
) as typeof ours;

const stops = { ...inHue, ...theme.sky };

export const sky = {
  /** `sun` is where the sun has set, from left to right. */
  evening: (sun: string) =>
    `radial-gradient(70rem 10rem at ${sun} 101%, ${stops.horizon}), ` +
    `linear-gradient(${stops.evening})`,
  dawn: `linear-gradient(${stops.evening})`,
  night: `linear-gradient(${stops.night})`,
  morning: `linear-gradient(${stops.morning})`,
  stars: stops.stars,
  room: stops.room,
  floor: stops.floor,
  daylight: stops.daylight,
  lightOnFloor: stops.lightOnFloor,
  /** The door, and all that its light meets, have these. */
  glow: '#ffcf9a80',
  lamp: '#ffcf9a',
  frame: skyInHue('#3a2a58'),
  leaf: skyInHue('#2c1d4b, #1b1338'),
  shadow: skyInHue('#2a1a44'),
};
