import { BrandMark } from '#features/site-frame/brand-mark.tsx';

export const dynamic = 'force-static';

export async function GET() {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const mark = renderToStaticMarkup(<BrandMark />);
  return new Response(mark.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
