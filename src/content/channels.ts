export const channels = ['website', 'email', 'chat', 'call', 'text'] as const;
