import type { Metadata } from 'next';
import type { PageName } from '#content/navigation.ts';
import type { SiteWords } from '#content/words.ts';
import { cardIn } from './card.ts';

export const card = (words: SiteWords) => ({
  openGraph: { images: cardIn(words) },
  twitter: { card: 'summary_large_image' } as const,
});

/** Addresses of the page in other languages, for search engines. */
export function alternates(words: SiteWords, address: string, addressOf = (path: string) => path) {
  const all = words.inEachLanguage(address);
  if (all.length === 1) return {};
  const entries = all.map(({ code, href }) => [code, addressOf(href)]);
  const [, own] = entries.find((_, index) => all[index]?.isOwn) ?? [];
  return { languages: { ...Object.fromEntries(entries), 'x-default': own } };
}

/** A search result shows about 60 characters of the title and 70 to 160 of the description. */
type Described = { address: string; title: string; description: string };

export function pageMetadata(words: SiteWords, page: PageName | Described): Metadata {
  const { agency, locale, pageDescriptions, pages } = words;
  const { address, title, description } =
    typeof page === 'string' ? { address: pages[page], ...pageDescriptions[page] } : page;
  return {
    title: address === pages.home ? { absolute: title } : title,
    description,
    alternates: { canonical: address, ...alternates(words, address) },
    openGraph: {
      type: 'website',
      locale: locale.replaceAll('-', '_'),
      siteName: agency.name,
      url: address,
      title,
      description,
      ...card(words).openGraph,
    },
    twitter: card(words).twitter,
  };
}
