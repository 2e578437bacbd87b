import type { MetadataRoute } from 'next';
import { addressOf } from '#features/in-search/site-url.ts';

export default function robots(): MetadataRoute.Robots {
  const sitemap = addressOf('/sitemap.xml');
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, ...(sitemap && { sitemap }) };
}
