import type { Metadata } from 'next';
import { agency } from '#content/agency.ts';
import { type Page, pages } from '#content/navigation.ts';
import { pageDescriptions } from '#content/page-descriptions.ts';
import { alt, contentType, size } from './opengraph-image.tsx';

/** A search result shows about 60 characters of the title and 70 to 160 of the description. */
type Described = { address: `/${string}`; title: string; description: string };

export function pageMetadata(page: Page | Described): Metadata {
  const { address, title, description } =
    typeof page === 'string' ? { address: page, ...pageDescriptions[page] } : page;
  return {
    title: address === pages.home ? { absolute: title } : title,
    description,
    alternates: { canonical: address },
    openGraph: {
      type: 'website',
      locale: agency.locale.replaceAll('-', '_'),
      siteName: agency.name,
      url: address,
      title,
      description,
      // Next's file convention for the picture does not apply to a page with `openGraph` of its own.
      images: { url: '/opengraph-image', type: contentType, alt, ...size },
    },
    twitter: { card: 'summary_large_image' },
  };
}
