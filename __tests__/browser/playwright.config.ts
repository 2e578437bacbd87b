import { defineConfig } from '@playwright/test';
import { requireChromium } from '../../scripts/prove/find-chromium.ts';

export default defineConfig({
  testDir: '..',
  testMatch: '{browser,specification/browser}/*.spec.ts',
  outputDir: '../../test-output/browser',
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
