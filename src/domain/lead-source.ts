const IN_ADDRESS = /\b(utm_\w+|referrer)=[^&]+/g;

const LONGEST_HEADER = 1_000;

/** The referrer comes first, because the address may be an old copied link. */
export function leadSource({ search, host }: Pick<URL, 'search' | 'host'>, sentBy: string) {
  const known: string[] = search.match(IN_ADDRESS) ?? [];
  const sender = sentBy.split('/')[2];
  if (sender && sender !== host) known.unshift(`referrer=${sender}`);
  return known.join('&').slice(0, LONGEST_HEADER);
}
