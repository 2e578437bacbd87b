import { leadSource } from '#domain/lead-source.ts';

/** Our own links carry the visitor's source. Nothing is stored. */
export function carryLeadSource() {
  const source = leadSource(location, document.referrer);
  if (!source) return;
  for (const link of document.links) {
    if (link.host !== location.host) continue;
    // A link to a place on this page must keep this page's query, or it would reload the page.
    const isHere = link.pathname === location.pathname;
    link.search = isHere ? location.search : `${link.search && `${link.search}&`}${source}`;
  }
}
