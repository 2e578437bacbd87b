/** The least a service costs; what people read and what machines read both derive from it. */
export type Price = { dollars: number; per: 'project' | 'month' };

/** "$997", and "$1,250.50" where there are cents. */
const inDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** What machines read it as: "USD". */
export const { currency } = inDollars.resolvedOptions();

export function priceText({ dollars, per }: Price) {
  const amount = inDollars.format(dollars);
  return per === 'month' ? `starting at ${amount}/month` : `starting at ${amount}`;
}
