/** The ways by which the drawing of the home page answers, in their order. */
export const channels = ['website', 'email', 'chat', 'call', 'text'] as const;
