import { clampChroma, formatHex, formatHex8, wcagLuminance } from 'culori';
import { theme } from '#agency/theme.ts';

const TEAL = 183;

/**
 * Drawings use three hues: the accent for what a customer asks, `working` for the AI at work, and
 * `done`.
 */
export function accentColorsOn(ground: string, hue: number = theme.hue) {
  const isLight = wcagLuminance(ground) > 0.5;
  // Lightness depends on role and ground alone, so words stay legible in any hue. If screens lack a
  // chroma, `clampChroma` lowers the chroma alone. CSS's oklch() would change the lightness, too.
  const shadesOf = (h: number) => (l: number, c: number, alpha?: number) => {
    const shade = clampChroma({ mode: 'oklch', l, c, h: h % 360, alpha: alpha ?? 1 }, 'oklch');
    return alpha ? formatHex8(shade) : formatHex(shade);
  };
  const asked = shadesOf(hue);
  const atWork = shadesOf(hue + 24);
  // `done` is teal, unless teal is too close to the accent.
  const done = shadesOf(Math.abs(hue - TEAL) < 60 ? hue + 100 : TEAL);
  return {
    focus: isLight ? asked(0.47, 0.2) : asked(0.834, 0.082),
    accent: isLight ? asked(0.47, 0.2) : asked(0.764, 0.12),
    accentStrong: asked(0.61, 0.21),
    accentGlow: asked(0.61, 0.21, isLight ? 0.12 : 0.26),
    working: isLight ? atWork(0.49, 0.22) : atWork(0.68, 0.18),
    workingStrong: atWork(0.5, 0.24),
    workingGlow: atWork(0.55, 0.22, isLight ? 0.06 : 0.16),
    done: isLight ? done(0.5, 0.09) : done(0.83, 0.127),
    doneGlow: isLight ? done(0.5, 0.09, 0.1) : done(0.83, 0.127, 0.14),
    buttonTop: asked(0.548, 0.213),
    buttonBottom: asked(0.489, 0.2165),
    buttonShadow: asked(0.489, 0.2165, 0.6),
  };
}
