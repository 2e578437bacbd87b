import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

export async function axeViolations(page: Page, part = 'html') {
  const run = `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] })`;
  const { violations } = await page.evaluate<AxeResults>(`${axe.source}; ${run}`);
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html}. ${failureSummary}`),
  );
}
