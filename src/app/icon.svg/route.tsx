import { logo } from '#content/logo.ts';
import { iconData, iconGround, logoWithin } from '#features/site-frame/brand-icon.tsx';
import { BrandMark } from '#features/site-frame/brand-mark.tsx';

export const dynamic = 'force-static';

export async function GET() {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const mark = renderToStaticMarkup(logo ? <LogoInSquare /> : <BrandMark />);
  return new Response(mark.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}

function LogoInSquare() {
  const { width, height } = logoWithin(96);
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <rect width="96" height="96" fill={iconGround} />
      <image href={iconData} x={48 - width / 2} y={48 - height / 2} width={width} height={height} />
    </svg>
  );
}
