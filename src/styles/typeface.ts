import { typeface as yours } from '#agency/typeface.ts';
import type { Typeface } from '#agency-types.ts';
import { css } from './plain-css.ts';

const { name, measures, files, pictureFont }: Typeface = yours;

/**
 * System fonts, and the widths of the sample sentence in them. They are stretched to the typeface's
 * `measures`, so text hardly moves when a file arrives.
 */
const SYSTEM_FONTS = [
  [['Arial', 'Liberation Sans', 'Arimo'], 38.167, 41.303],
  [['Roboto'], 38.128, 38.715],
] as const;

const fallbackFamilies = SYSTEM_FONTS.map(([[font]]) => `'${name} as ${font}'`);
const faces = files.map(
  ({ file, weight, letters }) => css`
    @font-face {
      font-family: '${name}';
      src: url('${file}');
      font-display: swap;
      font-weight: ${weight};
      unicode-range: ${letters};
    }
  `,
);
const fallbacks = SYSTEM_FONTS.flatMap(([fonts, regular, bold]) => [
  fallback(fonts, '100 500', measures.regular / regular, ['', ' Regular']),
  fallback(fonts, '501 900', measures.bold / bold, [' Bold']),
]);

export const typeface = {
  family: [`'${name}'`, ...fallbackFamilies, 'system-ui', 'sans-serif'].join(', '),
  preload: files[0].file,
  pictureFont,
  files: [...files.map(({ file }) => file), pictureFont],
  faces: [...faces, ...fallbacks].join('\n'),
};

function fallback(fonts: readonly string[], weight: string, stretch: number, styles: string[]) {
  const names = fonts.flatMap((font) => styles.map((style) => `local('${font}${style}')`));
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return css`
    @font-face {
      font-family: '${name} as ${fonts[0]}';
      font-weight: ${weight};
      src: ${names.join(', ')};
      size-adjust: ${percent(stretch)};
      line-gap-override: 0%;
      ascent-override: ${percent(measures.ascent / stretch)};
      descent-override: ${percent(measures.descent / stretch)};
    }
  `;
}
