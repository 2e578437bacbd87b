import type { MetadataRoute } from 'next';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { addressOf } from './site-url.ts';

/** A page of your own belongs into this list. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { pages, textPages } = wordsIn(ownLanguage);
  const addresses = [...Object.values(pages), ...textPages.map(({ address }) => address)];
  return addresses.map((address) => ({ url: addressOf(address) }));
}
