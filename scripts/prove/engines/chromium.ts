import { chromium } from '@playwright/test';
import { chromiumOptions } from '../find-chromium.ts';
import type { Engine } from './engine.ts';

/** Chromium, driven by Playwright as in the journeys of `npm test`. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage();
  return {
    name: `Chromium ${browser.version()}`,
    resize: (width, height) => page.setViewportSize({ width, height }),
    go: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
