import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram, isExecutable } from './find-program.ts';

/** The first is the same engine without a window: the journeys take three fifths of the time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The browser of the journeys: `CHROMIUM_PATH`, one on this machine, or Playwright's own. */
function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no program at that place.`);
  }
  return findProgram(...NAMES) ?? [chromium.executablePath()].find(isExecutable);
}

/** How the browser is started, for whoever drives it: on every Linux with the same letters, whatever is installed. */
export const chromiumOptions = () => ({
  executablePath: requireChromium(),
  env: {
    ...definedIn(process.env),
    FONTCONFIG_FILE: join(import.meta.dirname, 'fonts/arimo.conf'),
  },
  // Without the last three a closed network makes Chromium try hosts of its own at every start.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A browser without a window would otherwise set letters for screens of long ago.
    '--font-render-hinting=none',
  ],
});

const definedIn = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

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
  const apt = 'apt-get install -qq -y --no-install-recommends';
  const ways = [
    ['playwright', 'install', 'chromium'],
    // Not every Debian or Ubuntu has this one.
    ['sh', '-c', `apt-get update -qq && ${apt} chromium-headless-shell`],
    ['sh', '-c', `${apt} chromium`],
  ] as const;
  for (const [command, ...args] of ways) {
    console.log(`No Chromium on this machine; trying: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit' });
    const found = findChromium();
    if (found) return found;
  }
  return undefined;
}
