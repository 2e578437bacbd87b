import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/prove/find-chromium.ts';

export default defineConfig({
  testDir: '__tests__',
  testMatch: '{browser,http,specification/browser}/*.spec.ts',
  outputDir: 'test-output/browser',
  globalSetup: './scripts/prove/real/build-if-stale.ts',
  // Enough for a machine that runs all of this twice at once: what waits, waits for a condition.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  // A trace of everything would take as long as the tests themselves: ask for one with --trace on.
  use: { screenshot: 'only-on-failure', launchOptions: chromiumOptions() },
});
