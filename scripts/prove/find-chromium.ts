import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The first draws no window; tests take three fifths of the time with it. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const APT = 'apt-get install -qq -y --no-install-recommends';
const INSTALLATIONS = [
  'playwright install chromium',
  `apt-get update -qq && ${APT} chromium-headless-shell`,
  `${APT} chromium`,
];

export const chromiumOptions = () => ({
  executablePath: requireChromium(),
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts/arimo.conf') },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Chromium otherwise contacts its own hosts at each start.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Headless mode hints letters differently.
    '--font-render-hinting=none',
  ],
});

/** Installs a missing browser, because no test may be skipped. */
function requireChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  for (const installation of ['', ...INSTALLATIONS]) {
    if (installation) {
      console.log(`There is no Chromium on this machine. Trying: ${installation}`);
      spawnSync(installation, { shell: true, stdio: 'inherit' });
    }
    const folders = (process.env['PATH'] ?? '').split(delimiter);
    const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
    const found = [...onPath, chromium.executablePath()].find(existsSync);
    if (found) return found;
  }
  throw new Error('There is no Chromium. Install one, or set CHROMIUM_PATH to its place.');
}
