/** The channels through which an agency's automation answers a customer. Drawings show them in this order. */
export const channels = ['website', 'email', 'chat', 'call', 'text'] as const;
