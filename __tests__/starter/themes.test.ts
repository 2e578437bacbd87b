import { wcagContrast } from 'culori';
import { accentColorsOn } from '#styles/accent.ts';
import { dark } from '#styles/dark.ts';
import { light } from '#styles/light.ts';
import { ONCE_YOURS } from './once-yours.ts';

describe(ONCE_YOURS, () => {
  test.each([dark, light])('$scheme words are legible with every accent hue', ({ color }) => {
    const hues = Array.from({ length: 72 }, (_, step) => step * 5);
    const illegible: string[] = [];
    for (const hue of hues) {
      const theme = { ...color, ...accentColorsOn(color.ground, hue) };
      for (const [words, grounds, least] of LEGIBLE)
        for (const word of words)
          for (const ground of grounds) {
            const contrast = wcagContrast(theme[word], theme[ground]);
            const pair = `${word} on ${ground} at hue ${hue}: ${contrast.toFixed(1)}`;
            if (contrast < least) illegible.push(`${pair}, not ${least}`);
          }
    }
    expect(illegible).toEqual([]);
  });
});

const GROUNDS = ['ground', 'groundLit', 'surface', 'surfaceRaised'] as const;
const ALL_GROUNDS = [...GROUNDS, 'panelTop', 'field'] as const;

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const LEGIBLE = [
  [['text', 'textMuted', 'textFaint', 'accent', 'done', 'danger'], ALL_GROUNDS, 4.5],
  [['working'], GROUNDS, 4.5],
  [['onButton'], ['buttonTop', 'buttonBottom'], 4.5],
  [['disabled'], ['surface', 'surfaceRaised'], 4.5],
  [['focus', 'fieldBorder'], ALL_GROUNDS, 3],
] as const;
