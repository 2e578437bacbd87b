import type { Metadata } from 'next';
import { agency } from '#content/agency.ts';
import { type Page, pages } from '#content/navigation.ts';
import { pageDescriptions } from '#content/page-descriptions.ts';
import { alt, contentType, size } from './opengraph-image.tsx';

/** One address of a `[slug]`, and what a search result says of it: up to 60 letters, and 70 to 160. */
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
      // A page that describes itself loses the picture that Next adds by its file name.
      images: { url: '/opengraph-image', type: contentType, alt, ...size },
    },
    twitter: { card: 'summary_large_image' },
  };
}
