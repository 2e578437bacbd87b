import type { MetadataRoute } from 'next';
import { allWords } from '#content/words.ts';
import { alternates } from './page-metadata.ts';
import { addressOf } from './site-url.ts';

export default function sitemap(): MetadataRoute.Sitemap {
  return allWords.flatMap((words) => {
    const { pages, textPages } = words;
    const addresses = [...Object.values(pages), ...textPages.map(({ address }) => address)];
    return addresses.map((address) => {
      const others = alternates(words, address, addressOf);
      return { url: addressOf(address), ...('languages' in others && { alternates: others }) };
    });
  });
}
