import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

export async function axeViolations(page: Page, part = 'html') {
  const run = `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] })`;
  return (await page.evaluate<AxeResults>(`${axe.source}; ${run}`)).violations;
}
