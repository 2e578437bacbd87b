import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { logo } from '#content/logo.ts';
import { color } from '#styles/tokens.ts';
import { BrandMark } from './brand-mark.tsx';

/** The renderer of icons and pictures fetches nothing, so it gets a data URL. */
const dataOf = (file: string) =>
  `data:image/${file.endsWith('.svg') ? 'svg+xml' : 'png'};base64,${readFileSync(`public${file}`, 'base64')}`;
export const logoData = logo && dataOf(logo.file);

const iconLogo = logo?.square ? { file: logo.square, width: 1, height: 1 } : logo;
export const iconData = iconLogo && dataOf(iconLogo.file);

export const iconGround = logo ? (logo.ground ?? color.ground) : color.buttonTop;

export function brandIcon(size: number) {
  const background = logo || size > TAB ? iconGround : 'transparent';
  return new ImageResponse(
    <div style={{ ...middle, background }}>
      {logo ? <img src={iconData} alt="" {...logoWithin(size)} /> : <BrandMark size={size} />}
    </div>,
    { width: size, height: size },
  );
}

const middle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
} as const;

/** A browser tab shows the whole icon, up to this size. A home screen masks a tenth on each side. */
const TAB = 48;

function logoWithin(size: number) {
  const { width, height } = iconLogo ?? { width: 1, height: 1 };
  const scale =
    size > TAB ? (0.8 * size) / Math.hypot(width, height) : size / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
