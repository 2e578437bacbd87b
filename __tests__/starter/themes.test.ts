/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { buildSync } from 'esbuild';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ownLanguage } from '#content/languages.ts';
import { accentIn } from '#styles/accent.ts';
import { light } from '#styles/light.ts';
import { siteScriptBundle } from '../../scripts/build/bundle-programs.ts';
import { ONCE_YOURS } from './once-yours.ts';

const { dark } = jest.requireActual<typeof import('#styles/dark.ts')>('#styles/dark.ts');
// This test uses the light theme.
jest.mock('#styles/dark.ts', () => ({
  dark: jest.requireActual<typeof import('#styles/light.ts')>('#styles/light.ts').light,
}));

describe(ONCE_YOURS, () => {
  // Pages read the scripts that a build bundles.
  beforeAll(() => buildSync(siteScriptBundle));

  test.each([dark, light])(
    'words and rings are legible in the $scheme theme, whatever hue the accent has',
    ({ color }) => {
      const hues = Array.from({ length: 72 }, (_, step) => step * 5);
      const themes = hues.map((hue) => ({ ...color, ...accentIn(hue, color.ground) }));
      for (const theme of themes)
        for (const [words, grounds, least] of LEGIBLE)
          for (const word of words)
            for (const ground of grounds)
              expect(wcagContrast(theme[word], theme[ground])).toBeGreaterThanOrEqual(least);
    },
  );

  test.each(globSync('src/app/[[]language]/{,services/,about/,consultation/**/}page.tsx'))(
    'the light theme leaves no dark colour in %s',
    async (page) => {
      const { GlobalStyle } = await import('#styles/global-style.ts');
      const { default: Page } = await import(join(process.cwd(), page));
      const params = Promise.resolve({ language: ownLanguage });
      const sheet = new ServerStyleSheet();
      const parts = createElement(
        Fragment,
        null,
        createElement(GlobalStyle),
        await Page({ params }),
      );
      const markup = renderToString(sheet.collectStyles(parts));
      const html = sheet.getStyleTags() + markup;

      const lightColors: string[] = Object.values(light.color);
      const darkOnly = Object.values(dark.color).filter((value) => !lightColors.includes(value));
      expect(lightColors.filter((value) => html.includes(value)).length).toBeGreaterThan(10);
      expect(darkOnly.filter((value) => html.includes(value))).toEqual([]);
    },
  );

  test('colours are written in the themes only, but for the black and grey of paper', () => {
    const written = globSync('src/**/*.{ts,tsx}').flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (/^ {2}scheme: '/m.test(text)) return [];
      return [...text.matchAll(COLOR)].map(([found]) => `${file}: ${found}`);
    });
    const ofPaper = ['src/styles/global-style.ts: #000', 'src/styles/global-style.ts: #999'];
    expect(written).toEqual(ofPaper);
  });
});

const GROUNDS = ['ground', 'groundLit', 'surface', 'surfaceRaised'] as const;

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const LEGIBLE = [
  [['text', 'textMuted', 'textFaint', 'accent', 'secondary', 'danger'], GROUNDS, 4.5],
  [['ink'], ['buttonTop', 'buttonBottom'], 4.5],
  [['focus', 'fieldBorder'], GROUNDS, 3],
] as const;

const COLOR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/gi;
