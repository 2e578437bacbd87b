import { theme } from '#agency/theme.ts';
import type { Sky } from '#agency-types.ts';

const dark: Sky = {
  evening: '#050919, #0a0f30 45%, #1a184a 70%, #3a295f 87%, #7d4866 96%, #c47468',
  horizon: '#ffbe8a, #f28a6c99 32%, transparent 72%',
  night: [
    '#2a1a44, #120e2e 7rem, #060a1c 18rem, #030712 45%, #081236 calc(100% - 38rem)',
    '#1d2f8c calc(100% - 27rem), #6f6fd8 calc(100% - 17rem), #d9a6cf calc(100% - 11rem)',
    '#ffcfa6 calc(100% - 6rem), #ffe7cf',
  ].join(),
  morning: '#ffe7cf, #fff6ec 9rem, #fbfcff 26rem, #e8efff',
  stars: '#ffffff',
};

/** The morning is a band, so it has the other theme. */
const light: Sky = {
  evening: '#eef3ff, #f1efff 45%, #f6e9f8 70%, #fde0e4 87%, #ffd2bd 96%, #ffc09a',
  horizon: '#ffb27a, #ff9c7a88 32%, transparent 72%',
  night: [
    '#e9d6ee, #dcd9f6 7rem, #d3dbf8 18rem, #cdd8f7 45%, #d5ddfb calc(100% - 38rem)',
    '#e2e0fd calc(100% - 27rem), #f2ddf3 calc(100% - 17rem), #ffdcd8 calc(100% - 11rem)',
    '#ffd9b8 calc(100% - 6rem), #ffe4c4',
  ].join(),
  morning: '#2f4da6, #1f3b8c 9rem, #142c68 26rem, #0f2254',
  stars: '#6a4fe0',
};

const stops: Sky = { ...(theme.scheme === 'light' ? light : dark), ...theme.sky };

export const sky = {
  /** `sun` is where the sun has set, from left to right. */
  evening: (sun: string) =>
    `radial-gradient(70rem 10rem at ${sun} 101%, ${stops.horizon}), ` +
    `linear-gradient(${stops.evening})`,
  night: `linear-gradient(${stops.night})`,
  morning: `linear-gradient(${stops.morning})`,
  stars: stops.stars,
};
