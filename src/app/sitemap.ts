import type { MetadataRoute } from 'next';
import { pages } from '#content/navigation.ts';
import { textPages } from '#content/text-pages.ts';
import { addressOf } from './site-url.ts';

/** A page of your own belongs into this list. */
export default function sitemap(): MetadataRoute.Sitemap {
  const addresses = [...Object.values(pages), ...textPages.map(({ address }) => address)];
  return addresses.map((address) => ({ url: addressOf(address) }));
}
