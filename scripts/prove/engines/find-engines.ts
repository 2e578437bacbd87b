import { globSync } from 'node:fs';
import { findProgram } from '../find-program.ts';
import { hasDisplay } from './display.ts';
import type { FoundEngine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

/** The engines beside Chromium, which all other tests use, each with the way to start it where this machine has it. */
export function findEngines(): FoundEngine[] {
  const firefox = findProgram('firefox-esr', 'firefox');
  const driver = findProgram('WebKitWebDriver');
  const [browser] = globSync('/usr/lib/*/webkit{2gtk-4.1,gtk-6.0}/MiniBrowser');
  return [
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
