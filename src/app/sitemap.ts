import type { MetadataRoute } from 'next';
import { addressIn, furtherAddresses } from '#content/navigation.ts';
import { allWords } from '#content/words.ts';
import { alternates } from '#features/in-search/page-metadata.ts';
import { urlOf } from '#features/in-search/site-url.ts';

export default function sitemap(): MetadataRoute.Sitemap {
  return allWords.flatMap((words) => {
    const { language, pages, textPages } = words;
    const addresses = [
      ...Object.values(pages),
      ...textPages.map(({ address }) => address),
      ...furtherAddresses.map((address) => addressIn(language, address)),
    ];
    return addresses.flatMap((address) => {
      const url = urlOf(address);
      return url ? { url, alternates: alternates(words, address) } : [];
    });
  });
}
