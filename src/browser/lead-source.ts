const IN_ADDRESS = /\b(utm_\w+|referrer)=[^&]+/g;

const LONGEST_HEADER = 1_000;

/** Links within the site carry the visitor's source, so that nothing is stored. */
export function carryLeadSource() {
  const source = leadSource();
  if (!source) return;
  for (const link of document.links) {
    if (link.host !== location.host) continue;
    // A link to a place on this page must keep this page's query, or it would reload the page.
    const isHere = link.pathname === location.pathname;
    const isPlace = isHere && ['', location.search].includes(link.search);
    link.search = isPlace ? location.search : `${link.search && `${link.search}&`}${source}`;
  }
}

/** The referrer comes first, because the address may be an old copied link. */
export function leadSource() {
  const known: string[] = location.search.match(IN_ADDRESS) ?? [];
  const sender = document.referrer.split('/')[2];
  if (sender && sender !== location.host) known.unshift(`referrer=${sender}`);
  return known.join('&').slice(0, LONGEST_HEADER);
}
