/** An answer may reach a customer through each of these channels. Drawings show them in this order. */
export const channels = ['website', 'email', 'chat', 'call', 'text'] as const;
