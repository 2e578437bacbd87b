import type { Metadata } from 'next';
import { addressIn } from '#content/navigation.ts';
import { withoutSoftHyphens } from '#content/soft-hyphens.ts';
import type { SiteWords } from '#content/words.ts';
import { urlOf } from './site-url.ts';

export const LINK_PICTURE_SIZE = { width: 1200, height: 630 };

/**
 * The page in each language, for search engines. `x-default` is for visitors with another language.
 */
export function alternates(words: SiteWords, address: string) {
  const all = words.linksInEachLanguage(address);
  if (all.length === 1) return {};
  const xDefault = all
    .filter(({ isDefault }) => isDefault)
    .map((one) => ({ ...one, code: 'x-default' }));
  const entries = [...all, ...xDefault].map(({ code, href }) => [code, urlOf(href)]);
  return { languages: Object.fromEntries(entries) };
}

type DescribedPage = {
  address: string;
  title: string;
  description: string;
  /** The day of a post, such as '2026-12-24'. */
  date?: string;
  /** The address of a feed. */
  feed?: string | undefined;
};

export function pageMetadata(words: SiteWords, page: DescribedPage): Metadata {
  const { agency, homePage, language, locale, pages } = words;
  const { address, date, feed } = page;
  const title = withoutSoftHyphens(page.title);
  const description = withoutSoftHyphens(page.description);
  const url = urlOf(address);
  const picture = urlOf(addressIn(language, '/opengraph-image'));
  const alt = withoutSoftHyphens(`${agency.name}: ${homePage.hero.headline}`);
  return {
    title: address === pages.home ? { absolute: title } : title,
    description,
    ...(url && {
      alternates: {
        canonical: url,
        ...alternates(words, address),
        ...(feed && { types: { 'application/atom+xml': urlOf(feed) ?? feed } }),
      },
    }),
    openGraph: {
      ...(date ? { type: 'article', publishedTime: date } : { type: 'website' }),
      locale: locale.replaceAll('-', '_'),
      siteName: withoutSoftHyphens(agency.name),
      ...(url && { url }),
      title,
      description,
      ...(picture && { images: { url: picture, type: 'image/png', alt, ...LINK_PICTURE_SIZE } }),
    },
    ...(picture && { twitter: { card: 'summary_large_image' } }),
  };
}
