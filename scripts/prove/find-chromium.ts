import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell comes first, because it runs the tests in 40 % less time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** With Arimo as the only system font, text has the same width on every machine. */
export const chromiumOptions = () => ({
  executablePath: findChromium(),
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts/arimo.conf') },
  // Hinting, the default without a window, changes the widths of letters.
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});

export function requireChromium() {
  if (existsSync(findChromium())) return;
  console.error(
    'Tests need Chromium. Run one of these, or set CHROMIUM_PATH:\n' +
      '  npx playwright install --with-deps chromium\n' +
      '  sudo apt-get install chromium-headless-shell',
  );
  process.exit(1);
}

function findChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env['CHROMIUM_PATH'] || candidates.find(existsSync) || chromium.executablePath();
}
