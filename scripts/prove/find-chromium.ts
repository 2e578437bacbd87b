import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The first name has no window, and runs the tests in 40 % less time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Chromium finds Arimo as the only system font, so that text has the same width on every machine. */
export const chromiumOptions = () => ({
  executablePath: findChromium(),
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

export function requireChromium() {
  if (existsSync(findChromium())) return;
  console.error(
    'There is no Chromium on this machine, which tests in a browser need. Run one of these, or set CHROMIUM_PATH:\n' +
      '  npx playwright install --with-deps chromium\n' +
      '  sudo apt-get install chromium-headless-shell',
  );
  process.exit(1);
}

function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return onPath.find(existsSync) ?? chromium.executablePath();
}
