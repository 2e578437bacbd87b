const IN_ADDRESS = /\b(utm_\w+|referrer)=[^&]+/g;

/** Every server accepts a header of this length. */
const LONGEST = 1_000;

/** The referrer comes first, because the address may be an old copied link. */
export function leadSource({ search, host }: Pick<URL, 'search' | 'host'>, sentBy: string) {
  const known: string[] = search.match(IN_ADDRESS) ?? [];
  const sender = sentBy.split('/')[2];
  if (sender && sender !== host) known.unshift(`referrer=${sender}`);
  return known.join('&').slice(0, LONGEST);
}
