import type { MetadataRoute } from 'next';
import { addressIn, furtherAddresses } from '#content/navigation.ts';
import { postsIn, wordsAbout } from '#content/posts.ts';
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
    const pagesOfLanguage = addresses.map((address) => ({ address, words }));
    const posts = postsIn(language).map(({ address, slug, date }) => ({
      address,
      words: wordsAbout(words, slug),
      lastModified: date,
    }));
    return [...pagesOfLanguage, ...posts].flatMap(({ address, words, ...others }) => {
      const url = urlOf(address);
      return url ? { url, alternates: alternates(words, address), ...others } : [];
    });
  });
}
