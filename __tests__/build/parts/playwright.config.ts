import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config.ts';

/** These build the site by themselves, changed. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [{ name: 'parts', testMatch: '*.spec.ts' }],
  globalSetup: './built-copies.ts',
  outputDir: '../../../test-output/parts',
  fullyParallel: false,
  workers: 1,
});
