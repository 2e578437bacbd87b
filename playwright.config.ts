import './scripts/prove/test-environment.ts';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/prove/find-chromium.ts';
import { RESTING } from './scripts/prove/starter.ts';

const { args: given, ...browser } = chromiumOptions();
// Statistics of a live site would count a test, and without a network it would wait.
const args = [
  ...given,
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];
const deadProxy = { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' };

/** Runs in Firefox and WebKit, too: `BROWSERS=all npx playwright test`. */
const MAIN_WAYS = /journeys\/(journeys|home|consultation)\.spec\.ts|consultation-offline\.spec\.ts/;
const otherEngines = (['firefox', 'webkit'] as const).map((browserName) => ({
  name: browserName,
  testMatch: MAIN_WAYS,
  use: { browserName, launchOptions: { proxy: deadProxy } },
}));

export default defineConfig({
  testDir: '__tests__',
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/__tests__/build/**', ...RESTING.map((folder) => new RegExp(folder))],
  outputDir: 'test-output/browser',
  globalSetup: './__tests__/kit/real/build-if-stale.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  workers: Math.min(8, availableParallelism()),
  reporter: 'list',
  // A trace of everything would double the time: ask for one with --trace on.
  use: {
    screenshot: 'only-on-failure',
    // The processor draws each frame that moves. Specs about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...browser, args },
  },
  projects: [{ name: 'chromium' }, ...(process.env['BROWSERS'] === 'all' ? otherEngines : [])],
});
