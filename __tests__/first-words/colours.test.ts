import { globSync, readFileSync } from 'node:fs';

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
