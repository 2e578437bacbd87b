import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** In legacy mode axe opens no second page. It leaves out frames of other origins, which are not ours. */
export async function axeViolations(page: Page, part?: string) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await (part === undefined ? axe : axe.include(part)).analyze()).violations;
}
