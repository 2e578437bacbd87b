const SOURCE_IN_ADDRESS = /\b(utm_\w+|referrer)=[^&]+/g;

const MAX_HEADER_LENGTH = 1_000;

/** Links within the site carry the visitor's source, so that the browser need not store it. */
export function carryLeadSource() {
  const source = leadSource();
  if (!source) return;
  for (const link of document.links) {
    if (link.host !== location.host) continue;
    // A link to an anchor on this page must keep this page's query, or it would reload the page.
    const isAnchor = link.hash !== '' && link.pathname === location.pathname;
    const isOnThisPage = isAnchor && ['', location.search].includes(link.search);
    link.search = isOnThisPage ? location.search : `${link.search && `${link.search}&`}${source}`;
  }
}

/** The server takes the first value of each name. The browser's referrer comes first, because the address may be a link that another visitor copied. After a link in webmail, the referrer is the host of that mailbox. */
export function leadSource() {
  const known: string[] = location.search.match(SOURCE_IN_ADDRESS) ?? [];
  const referrerHost = document.referrer.split('/')[2];
  if (referrerHost && referrerHost !== location.host) known.unshift(`referrer=${referrerHost}`);
  return known.join('&').slice(0, MAX_HEADER_LENGTH);
}
