import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/prove/find-chromium.ts';

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-output/browser',
  globalSetup: './scripts/prove/real/build-if-stale.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  use: { trace: 'retain-on-failure', launchOptions: chromiumOptions() },
});
