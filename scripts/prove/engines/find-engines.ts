import { globSync } from 'node:fs';
import { findChromium } from '../find-chromium.ts';
import { findProgram } from '../find-program.ts';
import { startChromium } from './chromium.ts';
import { hasDisplay } from './display.ts';
import type { FoundEngine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

/** The three engines, each with the way to start it where this machine has it. */
export function findEngines(): FoundEngine[] {
  const firefox = findProgram('firefox-esr', 'firefox');
  const driver = findProgram('WebKitWebDriver');
  const [browser] = globSync('/usr/lib/*/webkit{2gtk-4.1,gtk-6.0}/MiniBrowser');
  return [
    {
      name: 'Chromium',
      comesWith: 'chromium',
      ...(findChromium() && { start: startChromium }),
    },
    {
      name: 'Firefox',
      comesWith: 'firefox-esr',
      ...(firefox && { start: () => startFirefox(firefox) }),
    },
    {
      name: 'WebKitGTK',
      comesWith: 'webkit2gtk-driver xvfb',
      ...(driver && browser && hasDisplay() && { start: () => startWebkit(driver, browser) }),
    },
  ];
}
