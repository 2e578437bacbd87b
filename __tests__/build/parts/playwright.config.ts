import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  projects: [{ name: 'parts', testMatch: '*.spec.ts' }],
  globalSetup: './build-owners-copy.ts',
  // Pages are compiled on request.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  outputDir: '../../../test-output/parts',
  fullyParallel: false,
  workers: 1,
});
