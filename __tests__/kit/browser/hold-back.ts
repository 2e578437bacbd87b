import type { Page } from '@playwright/test';

/** Delays requests that match the address until the returned function is called. */
export async function holdBack(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, (route) => promise.then(() => route.continue()));
  return resolve;
}
