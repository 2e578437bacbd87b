/** Links to this page in other languages would lead to an empty form. */
export function leadToThankYou() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.pathname += '/thank-you';
}
