import { test as base, expect } from '@playwright/test';
import { type RunningSite, startSite } from '../real/running-site.ts';

let visitors = 0;

/** Each test has its own address, because rate limits count addresses. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({ playwright: _ }, use) => {
      const site = await startSite({ TRUSTED_PROXIES: '1' });
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  extraHTTPHeaders: async ({ site: _ }, use, { parallelIndex }) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `10.${parallelIndex}.${visitors >> 8}.${visitors & 255}` });
  },
});

export { expect };
