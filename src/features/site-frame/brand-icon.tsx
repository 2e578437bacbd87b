import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { logo } from '#content/logo.ts';
import { color } from '#styles/tokens.ts';
import { BrandMark } from './brand-mark.tsx';

/**
 * The renderer of icons and link pictures fetches no files, so it gets a data URL. A JPEG may have
 * the name of a PNG.
 */
function dataUrlOf(file: string) {
  const base64 = readFileSync(`public${file}`, 'base64');
  const bitmap = base64.startsWith('/9j/') ? 'jpeg' : 'png';
  return `data:image/${file.endsWith('.svg') ? 'svg+xml' : bitmap};base64,${base64}`;
}

export const logoDataUrl = logo && dataUrlOf(logo.file);

export const iconDataUrl = logo && dataUrlOf(logo.square ?? logo.file);

export const iconGround = logo ? (logo.ground ?? color.ground) : color.buttonTop;

const centered = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
} as const;

/**
 * A tab and a mail show the whole favicon (96 px). A home screen may cut the app icon (512 px) to a
 * circle of 80 % of its width, in which a square of 56 % fits: an owner's logo has that size. The
 * drawing of `BrandMark` has a margin in itself.
 */
export function brandIcon(size: number) {
  const isShownWhole = size <= 96;
  const background = logo || !isShownWhole ? iconGround : 'transparent';
  const width = isShownWhole ? size : Math.round(0.56 * size);
  const fitted = { width, height: width, style: { objectFit: 'contain' } } as const;
  return new ImageResponse(
    <div style={{ ...centered, background }}>
      {logo ? <img src={iconDataUrl} alt="" {...fitted} /> : <BrandMark size={size} />}
    </div>,
    { width: size, height: size },
  );
}
