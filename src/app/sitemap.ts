import type { MetadataRoute } from 'next';
import { pages } from '#content/navigation.ts';
import { addressOf } from './site-url.ts';

/** The build adds whatever other page there is, each address of a `[slug]` included. */
export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(pages).map((page) => ({ url: addressOf(page) }));
}
