import { feedOf, type Post } from '#content/posts.ts';
import { withoutSoftHyphens } from '#content/soft-hyphens.ts';
import type { SiteWords } from '#content/words.ts';
import { urlOf } from './site-url.ts';

/** https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed({ agency, blogPage, language, locale, pages }: SiteWords, posts: Post[]) {
  const name = withoutSoftHyphens(agency.name);
  const link = (address: string, rel: string) => `<link rel="${rel}" href="${urlFor(address)}"/>`;
  const moment = (date = '1970-01-01') => `${date}T00:00:00Z`;
  const entries = posts.map(({ address, title, description, date }) =>
    [
      `<entry><title>${escaped(title)}</title><id>${urlFor(address)}</id>`,
      link(address, 'alternate'),
      `<published>${moment(date)}</published><updated>${moment(date)}</updated>`,
      `<summary>${escaped(description)}</summary></entry>`,
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<title>${escaped(`${blogPage.title} · ${name}`)}</title>`,
    `<id>${urlFor(pages.blog ?? '/')}</id>`,
    link(pages.blog ?? '/', 'alternate') + link(feedOf(language) ?? '/', 'self'),
    `<updated>${moment(posts[0]?.date)}</updated><author><name>${escaped(name)}</name></author>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

const urlFor = (address: string) => escaped(urlOf(address) ?? address);

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
