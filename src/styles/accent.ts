import { shade } from './shade.ts';

/** Everything that wears the accent, in one hue. Lightness is by role, so that words stay legible in any hue. */
export function accentIn(hue: number) {
  const of = (lightness: number, chroma: number) => shade({ lightness, chroma, hue });
  return {
    focus: of(0.834, 0.082),
    accentPale: of(0.79, 0.079),
    accent: of(0.764, 0.12),
    accentSoft: of(0.69, 0.163),
    accentStrong: of(0.61, 0.21),
    buttonTop: of(0.548, 0.213),
    buttonBottom: of(0.489, 0.2165),
    accentDeep: of(0.361, 0.159),
  };
}
