import type { Page } from '@playwright/test';

/** Delays requests that match the address until the returned function is called. */
export async function holdBack(page: Page, address: string) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, (route) => isReleased.then(() => route.continue()));
  return release;
}
