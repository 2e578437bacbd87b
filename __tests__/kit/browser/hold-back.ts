import type { Page } from '@playwright/test';

/** Whatever a page asks for at such an address does not come before the answer is called. */
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
