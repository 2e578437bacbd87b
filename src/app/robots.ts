import type { MetadataRoute } from 'next';
import { addressOf } from './site-url.ts';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: addressOf('/sitemap.xml'),
  };
}
