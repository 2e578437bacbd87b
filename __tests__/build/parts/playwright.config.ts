import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config.ts';

/** These build the site by themselves, changed. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  projects: [{ name: 'parts', testMatch: '*.spec.ts' }],
  globalSetup: './built-copies.ts',
  // They compile pages as they are asked for.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: '../../../test-output/parts',
  fullyParallel: false,
  workers: 1,
});
