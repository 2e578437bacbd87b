import { clampChroma, formatHex, formatHex8 } from 'culori';

/** The one number to edit for another accent: 25 is red, 70 orange, 145 green, 195 cyan, 268 blue, 330 pink. */
const ACCENT_HUE = 268;

/** The dark theme: every colour of the site by its role, and what browsers call such a theme. */
export const dark = {
  scheme: 'dark',
  color: {
    ground: '#030712',
    groundLit: '#0b1533',
    surface: '#080f1f',
    surfaceRaised: '#101b33',
    hairline: 'rgb(150 170 215 / 0.14)',
    hairlineLit: 'rgb(190 208 255 / 0.3)',
    fieldBorder: '#66758f',
    shadow: 'rgb(0 0 0 / 0.75)',

    text: '#f1f5fd',
    textMuted: '#a9b5cb',
    textFaint: '#8795ae',
    disabled: '#66738c',
    danger: '#ff9d9d',

    ...accentIn(ACCENT_HUE),
    /** What is written and drawn on the accent. */
    ink: '#ffffff',
    secondary: '#4fe0cb',
    secondaryGlow: '#4fe0cb24',
    /** The brightest of all: the head of a figure, and what travels along a line. */
    spark: '#ffffff',

    /** What light leaves on an edge or a tile of a drawing, and the body of its panels. */
    glass: '#94a3c4',
    panelTop: '#1a2542',
    panelBottom: '#0b1326',
  },
} as const;

/** Everything that wears the accent, in one hue. Lightness is by role, so that words stay legible in any hue. */
export function accentIn(hue: number) {
  // Chroma that screens lack in a hue is lessened here: CSS's own oklch() would cut it off, and change the lightness.
  const shade = (l: number, c: number, alpha = 1) =>
    clampChroma({ mode: 'oklch', l, c, h: hue, alpha }, 'oklch');
  const of = (l: number, c: number) => formatHex(shade(l, c));
  const lightOf = (l: number, c: number, alpha: number) => formatHex8(shade(l, c, alpha));
  return {
    focus: of(0.834, 0.082),
    accentPale: of(0.79, 0.079),
    accent: of(0.764, 0.12),
    /** Around the pointer. */
    accentSpot: lightOf(0.764, 0.12, 0.13),
    accentSoft: of(0.69, 0.163),
    accentStrong: of(0.61, 0.21),
    /** Light cast by one focal object. */
    accentGlow: lightOf(0.61, 0.21, 0.26),
    buttonTop: of(0.548, 0.213),
    buttonBottom: of(0.489, 0.2165),
    buttonShadow: lightOf(0.489, 0.2165, 0.6),
    accentDeep: of(0.361, 0.159),
  };
}
