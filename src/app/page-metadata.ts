import type { Metadata } from 'next';
import { agency } from '#content/agency.ts';
import type { Page } from '#content/navigation.ts';
import { pages } from '#content/navigation.ts';
import { pageDescriptions } from '#content/page-descriptions.ts';
import { alt, contentType, size } from './opengraph-image.tsx';

/** Everything in a page's head that names it to search engines and wherever it is shared. */
export function pageMetadata(page: Page): Metadata {
  const { title, description } = pageDescriptions[page];
  return {
    title: page === pages.home ? { absolute: title } : title,
    description,
    alternates: { canonical: page },
    openGraph: {
      type: 'website',
      locale: agency.locale.replaceAll('-', '_'),
      siteName: agency.name,
      url: page,
      title,
      description,
      // A page that describes itself loses the picture that Next adds by its file name.
      images: { url: '/opengraph-image', type: contentType, alt, ...size },
    },
    twitter: { card: 'summary_large_image' },
  };
}
