import type { Budgets } from '#agency-types.ts';

/** What a page may weigh: `{ kilobytes: 60, requests: 8 }`. `npm test -- yours` checks it. */
export const budgets: Budgets = {};
