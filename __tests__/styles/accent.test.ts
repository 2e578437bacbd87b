import { globSync, readFileSync } from 'node:fs';
import { accentIn } from '#styles/accent.ts';
import { color } from '#styles/tokens.ts';

const everyHue = Array.from({ length: 72 }, (_, step) => step * 5);

test.each([
  ['words on a button', 'buttonTop', color.ink, 4.5],
  ['words on the lower half of a button', 'buttonBottom', color.ink, 4.5],
  ['words in the accent on a card', 'accent', color.surfaceRaised, 7],
  ['the ring around what has the focus', 'focus', color.ground, 3],
] as const)('%s can be seen well, whatever hue the accent has', (_, role, against, enough) => {
  const worst = Math.min(...everyHue.map((hue) => contrast(accentIn(hue)[role], against)));
  expect(worst).toBeGreaterThanOrEqual(enough);
});

test('the accent turns with its hue, all of it', () => {
  const green = accentIn(145);
  for (const shade of Object.values(green)) {
    const [red = 0, lead = 0, blue = 0] = channels(shade);
    expect(lead).toBeGreaterThan(Math.max(red, blue));
  }
});

test('no colour but greys and the navy of the ground is written outside of the tokens', () => {
  const files = globSync('src/{app,features,ui}/**/*.{ts,tsx}');
  const vivid = files.flatMap((file) => {
    const colors = readFileSync(file, 'utf8').match(/#[\da-f]{6}\b|rgb\(\d+ \d+ \d+/gi) ?? [];
    return colors.filter((written) => spread(written) > 50).map((written) => `${file}: ${written}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(vivid).toEqual([]);
});

function channels(written: string) {
  return written.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(written.slice(at, at + 2), 16))
    : written.replace('rgb(', '').split(' ').map(Number);
}

function spread(written: string) {
  return Math.max(...channels(written)) - Math.min(...channels(written));
}

function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** As WCAG 2.2 defines it. */
function luminance(written: string) {
  const [red = 0, green = 0, blue = 0] = channels(written)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
