import { leadSource } from '#domain/lead-source.ts';

/** Where a visitor came from travels with them in the links of our own pages. Nothing is stored for it. */
export function carryLeadSource() {
  const source = leadSource(location, document.referrer);
  if (!source) return;
  for (const link of document.links) {
    if (link.host !== location.host) continue;
    // A place on this page is one only under the very address of this page.
    const isHere = link.pathname === location.pathname;
    link.search = isHere ? location.search : `${link.search && `${link.search}&`}${source}`;
  }
}
