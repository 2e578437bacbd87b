import { defineConfig } from '@playwright/test';
import { requireChromium } from '../../scripts/prove/find-chromium.ts';

export default defineConfig({
  testDir: '..',
  testMatch: '{browser,specification/browser}/*.spec.ts',
  outputDir: '../../test-output/browser',
  // Enough for a machine that runs all of this twice at once: what waits, waits for a condition.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: requireChromium(),
      // Without these a closed network makes Chromium try hosts of its own at every start.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
