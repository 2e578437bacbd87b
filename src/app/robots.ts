import type { MetadataRoute } from 'next';
import { urlOf } from '#features/in-search/site-url.ts';

export default function robots(): MetadataRoute.Robots {
  const sitemap = urlOf('/sitemap.xml');
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, ...(sitemap && { sitemap }) };
}
