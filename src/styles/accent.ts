import { clampChroma, formatHex, formatHex8, wcagLuminance } from 'culori';

/** The one number to edit for another accent: 25 is red, 70 orange, 145 green, 195 cyan, 268 blue, 330 pink. */
const ACCENT_HUE = 268;

/**
 * Shades of one hue for all accents. Lightness depends on the role and the ground, so that words stay legible in any
 * hue.
 */
export function accentIn(ground: string, hue = ACCENT_HUE) {
  const isLight = wcagLuminance(ground) > 0.5;
  // Screens lack some chroma. CSS's oklch would clip it and change the lightness.
  const shade = (l: number, c: number, alpha = 1) =>
    clampChroma({ mode: 'oklch', l, c, h: hue, alpha }, 'oklch');
  const of = (l: number, c: number) => formatHex(shade(l, c));
  const lightOf = (l: number, c: number, alpha: number) => formatHex8(shade(l, c, alpha));
  return {
    focus: isLight ? of(0.47, 0.2) : of(0.834, 0.082),
    accent: isLight ? of(0.47, 0.2) : of(0.764, 0.12),
    accentStrong: of(0.61, 0.21),
    accentGlow: lightOf(0.61, 0.21, isLight ? 0.12 : 0.26),
    buttonTop: of(0.548, 0.213),
    buttonBottom: of(0.489, 0.2165),
    buttonShadow: lightOf(0.489, 0.2165, 0.6),
  };
}
