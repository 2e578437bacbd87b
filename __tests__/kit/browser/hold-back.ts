import type { Page } from '@playwright/test';

/** Holds back what a page requests at such an address until the returned function is called. */
export async function holdBack(page: Page, address: string) {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(address, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}
