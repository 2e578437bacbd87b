import type { Budgets } from '#agency-types.ts';

/** What a page may weigh, such as `{ kilobytes: 60, requests: 8 }`. `npm test -- yours` holds it. */
export const budgets: Budgets = {};
