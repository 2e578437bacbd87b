const IN_ADDRESS = /\b(utm_\w+|referrer)=[^&]+/g;

/** A header that every server takes, whatever an address holds. */
const LONGEST = 1_000;

/** Where a visit comes from, as a query. An address may be an old copied one: the page that sent the visitor wins. */
export function leadSource({ search, host }: Pick<URL, 'search' | 'host'>, sentBy: string) {
  const known: string[] = search.match(IN_ADDRESS) ?? [];
  const sender = sentBy.split('/')[2];
  if (sender && sender !== host) known.unshift(`referrer=${sender}`);
  return known.join('&').slice(0, LONGEST);
}
