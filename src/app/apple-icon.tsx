import { ImageResponse } from 'next/og';
import { BrandMark } from '#features/site-frame/brand-mark.tsx';
import { color } from '#styles/tokens.ts';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The brand mark to the very edge: the device rounds the corners. */
export default function AppleIcon() {
  return new ImageResponse(
    <div style={{ display: 'flex', background: color.buttonTop }}>
      <BrandMark size={size.width} />
    </div>,
    size,
  );
}
