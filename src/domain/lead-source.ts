const IN_ADDRESS = /\b(utm_\w+|referrer)=[^&]+/g;

/** Every server accepts a header of this length. */
const LONGEST = 1_000;

/** The source of a visit as a query string. The referrer comes before the address, which may be an old copied link. */
export function leadSource({ search, host }: Pick<URL, 'search' | 'host'>, sentBy: string) {
  const known: string[] = search.match(IN_ADDRESS) ?? [];
  const sender = sentBy.split('/')[2];
  if (sender && sender !== host) known.unshift(`referrer=${sender}`);
  return known.join('&').slice(0, LONGEST);
}
