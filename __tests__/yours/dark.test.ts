import { globSync, readFileSync } from 'node:fs';
import { converter, wcagContrast } from 'culori';
import { accentIn, dark } from '#styles/dark.ts';

const rgb = converter('rgb');
const everyHue = Array.from({ length: 72 }, (_, step) => step * 5);

test.each([
  ['words on a button', 'buttonTop', dark.color.ink, 4.5],
  ['words on the lower half of a button', 'buttonBottom', dark.color.ink, 4.5],
  ['words in the accent on a card', 'accent', dark.color.surfaceRaised, 7],
  ['the ring around what has the focus', 'focus', dark.color.ground, 3],
] as const)('%s can be seen well, whatever hue the accent has', (_, role, against, enough) => {
  const worst = Math.min(...everyHue.map((hue) => wcagContrast(accentIn(hue)[role], against)));
  expect(worst).toBeGreaterThanOrEqual(enough);
});

test('the accent turns with its hue, all of it', () => {
  for (const shade of Object.values(accentIn(145))) {
    const { r = 0, g = 0, b = 0 } = rgb(shade) ?? {};
    expect(g).toBeGreaterThan(Math.max(r, b));
  }
});

test('no colour is written outside of the theme, but for the black and grey of paper', () => {
  const files = globSync('src/**/*.{ts,tsx}');
  const written = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (IS_THEME.test(text)) return [];
    return [...text.matchAll(COLOR)].map(([found]) => `${file}: ${found}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(written).toEqual(['src/styles/global-style.ts: #000', 'src/styles/global-style.ts: #999']);
});

const IS_THEME = /^ {2}scheme: '/m;
const COLOR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/gi;
