import { leadSource } from '#domain/lead-source.ts';

/** Where a visitor came from travels with them in the links of our own pages. Nothing is stored for it. */
export function carryLeadSource() {
  const source = leadSource(location.href, document.referrer);
  if (source.size === 0) return;
  for (const link of document.links) {
    if (link.origin !== location.origin) continue;
    // A place on this page is one only under the very address of this page.
    if (link.pathname === location.pathname) link.search = location.search;
    else
      link.search = String(new URLSearchParams([...new URLSearchParams(link.search), ...source]));
  }
}
