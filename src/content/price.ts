/** The least a service costs; what people read and what machines read both derive from it. */
export type Price = { dollars: number; per: 'project' | 'month' };

export function priceText({ dollars, per }: Price) {
  const amount = `$${dollars.toLocaleString('en-US')}`;
  return per === 'month' ? `starting at ${amount}/month` : `starting at ${amount}`;
}
