/** What tells where a lead came from: the five values of a campaign, and the host of the page that sent the visitor. */
export const leadSourceNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
] as const;

export const LONGEST_SOURCE = 100;

/** What the address of a page says of it. That may be an old copied one, so the page that sent the visitor wins. */
export function leadSource(address: string, sentBy: string) {
  const { host, searchParams } = new URL(address);
  const sender = URL.canParse(sentBy) ? new URL(sentBy).host : '';
  if (sender && sender !== host) searchParams.set('referrer', sender);
  return new URLSearchParams(
    leadSourceNames.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value.slice(0, LONGEST_SOURCE)]] : [];
    }),
  );
}
