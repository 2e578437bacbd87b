import { ImageResponse } from 'next/og';
import { BrandMark } from '#features/site-frame/brand-mark.tsx';
import { color } from '#styles/tokens.ts';

/** The brand mark to the very edge: the device gives it its shape. */
export function brandIcon(size: number) {
  return new ImageResponse(
    <div style={{ display: 'flex', background: color.buttonTop }}>
      <BrandMark size={size} />
    </div>,
    { width: size, height: size },
  );
}
