/** Where the visitor's clock is set, in words that can be read: "America/New York". */
export function visitorTimeZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}
