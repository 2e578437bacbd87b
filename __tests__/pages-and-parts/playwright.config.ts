import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const { globalSetup: _, ...asJourneys } = journeys;

/** These build the site by themselves, changed: one worker. */
export default defineConfig({
  ...asJourneys,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-output/pages-and-parts',
  fullyParallel: false,
  workers: 1,
});
