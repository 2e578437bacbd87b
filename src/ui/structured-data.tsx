/** A description of the page for machines; the browser does not run it. */
export function StructuredData({ of }: { of: object }) {
  return <script type="application/ld+json">{JSON.stringify(of)}</script>;
}
