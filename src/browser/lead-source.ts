const SOURCE_IN_ADDRESS = /\b(utm_\w+|referrer)=[^&]+/g;

const MAX_SOURCE_LENGTH = 1_000;

/** Links within the site carry the visitor's source, so that the browser need not store it. */
export function carryLeadSource() {
  const source = leadSource();
  if (!source) return;
  for (const link of document.links) {
    if (link.host !== location.host) continue;
    // A link to an anchor on this page, such as `#x` or `/#x`, gets this page's query. With another
    // query the link would load the page again.
    const isAnchor = link.hash !== '' && link.pathname === location.pathname;
    const isOnThisPage = isAnchor && ['', location.search].includes(link.search);
    link.search = isOnThisPage ? location.search : `${link.search && `${link.search}&`}${source}`;
  }
}

/**
 * The server takes the first referrer. The browser's comes first, because a referrer in the address
 * may come with a copied link.
 */
export function leadSource() {
  const known: string[] = location.search.match(SOURCE_IN_ADDRESS) ?? [];
  // Such as a search engine, or the host of a mailbox that is read in the browser.
  const referrerHost = document.referrer.split('/')[2];
  if (referrerHost && referrerHost !== location.host) known.unshift(`referrer=${referrerHost}`);
  return known.join('&').slice(0, MAX_SOURCE_LENGTH);
}
