import './scripts/prove/own-environment.ts';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/prove/find-chromium.ts';

const { args: given, ...browser } = chromiumOptions();
// Requests to other hosts fail at once: a test would wait for them on a machine without a network.
const args = [
  ...given,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** The main ways of a visitor, in the engines that Playwright brings: `BROWSERS=all npx playwright test`. */
const MAIN_WAYS = /journeys\/(journeys|home|consultation)\.spec\.ts|consultation-offline\.spec\.ts/;
const otherEngines = (['firefox', 'webkit'] as const).map((browserName) => ({
  name: browserName,
  testMatch: MAIN_WAYS,
  use: { browserName, launchOptions: {} },
}));

export default defineConfig({
  testDir: '__tests__',
  testMatch: '**/*.spec.ts',
  testIgnore: '**/__tests__/build/**',
  outputDir: 'test-output/browser',
  globalSetup: './scripts/prove/real/build-if-stale.ts',
  // Enough for a machine that runs all of this twice at once: what waits, waits for a condition.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  // They wait more than they compute.
  workers: Math.min(8, 2 * availableParallelism()),
  reporter: 'list',
  // A trace of everything would take as long as the tests themselves: ask for one with --trace on.
  use: {
    screenshot: 'only-on-failure',
    // Each frame that moves is drawn by the processor. A spec that is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...browser, args },
  },
  projects: [{ name: 'chromium' }, ...(process.env['BROWSERS'] === 'all' ? otherEngines : [])],
});
