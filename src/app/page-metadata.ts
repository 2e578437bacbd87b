import type { Metadata } from 'next';
import type { PageName } from '#content/navigation.ts';
import type { SiteWords } from '#content/words.ts';
import { altIn, contentType, size } from './opengraph-image.tsx';

/** A search result shows about 60 characters of the title and 70 to 160 of the description. */
type Described = { address: string; title: string; description: string };

export function pageMetadata(words: SiteWords, page: PageName | Described): Metadata {
  const { agency, locale, pageDescriptions, pages } = words;
  const { address, title, description } =
    typeof page === 'string' ? { address: pages[page], ...pageDescriptions[page] } : page;
  return {
    title: address === pages.home ? { absolute: title } : title,
    description,
    alternates: { canonical: address },
    openGraph: {
      type: 'website',
      locale: locale.replaceAll('-', '_'),
      siteName: agency.name,
      url: address,
      title,
      description,
      // Next's file convention for the picture does not apply to a page with `openGraph` of its own.
      images: { url: '/opengraph-image', type: contentType, alt: altIn(words), ...size },
    },
    twitter: { card: 'summary_large_image' },
  };
}
