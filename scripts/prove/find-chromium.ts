import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findProgram, isExecutable } from './find-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the journeys: `CHROMIUM_PATH`, one on this machine, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no program at that place.`);
  }
  return findProgram(...NAMES) ?? [chromium.executablePath()].find(isExecutable);
}

/** How the browser is started, for whoever drives it. */
export const chromiumOptions = () => ({
  executablePath: requireChromium(),
  // Without the last three a closed network makes Chromium try hosts of its own at every start.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Finds the browser, and where there is none installs it: the journeys are never skipped. */
export function requireChromium(): string {
  const found = findChromium() ?? installChromium();
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium. None was found, and neither "playwright install chromium"\n' +
      'nor "apt-get install chromium" could bring one. Install Chrome or Chromium, or set CHROMIUM_PATH.',
  );
}

function installChromium(): string | undefined {
  const ways = [
    ['playwright', 'install', 'chromium'],
    ['sh', '-c', 'apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium'],
  ] as const;
  for (const [command, ...args] of ways) {
    console.log(`No Chromium on this machine; trying: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit' });
    const found = findChromium();
    if (found) return found;
  }
  return undefined;
}
