import { converter } from 'culori';
import { skyInHue } from '#styles/sky.ts';

const NIGHT = '#0a0f30';
const DUSK = '#c47468';
const inOklch = converter('oklch');

test.each([
  [20, 26],
  [145, 151],
  [300, 306],
])('at hue %d the night is at %d, and as dark', (hue, expected) => {
  const night = inOklch(skyInHue(NIGHT, hue));
  expect(Math.abs((night?.h ?? 0) - expected)).toBeLessThan(5);
  expect(night?.l).toBeCloseTo(inOklch(NIGHT)?.l ?? 0, 1);
});

test('dusk and dawn are warm in every hue, and colours keep their places', () => {
  expect(skyInHue(`${NIGHT} 45%, ${DUSK} 96%`, 145)).toMatch(/^#\w{6} 45%, #c47468 96%$/);
});

test("at the starter's hue the colours are as written", () => {
  expect(skyInHue(`${NIGHT}, ${DUSK}`, 268)).toBe(`${NIGHT}, ${DUSK}`);
});
