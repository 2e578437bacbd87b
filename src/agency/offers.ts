import type { Offers } from '#agency-types.ts';

/**
 * The services and their lowest prices, in this order. At least three must stay; home shows the
 * first one largest, with the button `homePage.services.startFeatured`. A new service needs its
 * texts: `serviceWords` in words/en.ts.
 */
export const offers = [
  { id: 'website', price: { amount: 997, per: 'project' }, scene: 'browser' },
  { id: 'email', price: { amount: 997, per: 'month' }, scene: 'inbox' },
  { id: 'chatbot', price: { amount: 497, per: 'month' }, scene: 'chat' },
  { id: 'phone', price: { amount: 497, per: 'month' }, scene: 'call' },
  { id: 'messaging', price: { amount: 397, per: 'month' }, scene: 'texts' },
] as const satisfies Offers;
