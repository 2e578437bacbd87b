import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { typeface } from '#styles/typeface.ts';
import { NO_PAGE, pages } from '../../scripts/prove/real/built-site.ts';
import { isLaidOut } from '../../scripts/prove/real/is-laid-out.ts';
import { complaintsAbout } from '../kit/browser/complaints-about.ts';
import { expect, test } from '../kit/browser/site.ts';

for (const path of pages)
  test(`${path}: no complaint (CSP), every letter and drawing painted, axe, large text`, async ({
    page,
  }) => {
    const complaints = complaintsAbout(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === NO_PAGE ? 404 : 200);
    await page.waitForFunction(isLaidOut);
    await page.getByRole('link').last().hover();

    await test.step('the browser has nothing to complain about', () => {
      expect.soft(complaints).toEqual([]);
    });

    await test.step('what is drawn finds its paint', async () => {
      expect.soft(await page.evaluate(missingPaint)).toEqual([]);
    });

    await test.step('every letter is in the typeface', async () => {
      const { letters, strangers } = await lettersOf(page);
      expect.soft(letters).toBeGreaterThan(200);
      expect.soft(strangers).toEqual([]);
    });

    await test.step('axe finds nothing', async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect.soft(violations).toEqual([]);
    });

    await test.step('nothing scrolls sideways at 320 px, nor with the text twice as large', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await page.evaluate(overflow)).toBe(0);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [320, 390, 640, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await page.evaluate(overflow), `at ${width} px`).toBe(0);
      }
    });
  });

function missingPaint() {
  const paints = ['fill', 'stroke', 'mask'].flatMap((property) =>
    [...document.querySelectorAll('svg *')].map((shape) =>
      getComputedStyle(shape).getPropertyValue(property),
    ),
  );
  const ids = paints.flatMap((paint) => /url\("#(.+?)"\)/.exec(paint)?.[1] ?? []);
  return [...new Set(ids)].filter((id) => document.getElementById(id) === null);
}

function overflow() {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** The typeface is cut down to what the site says, so a new word may need a letter that it does not have. */
async function lettersOf(page: Page) {
  const [, family = ''] = /'([^']+)'/.exec(typeface.family) ?? [];
  await page.evaluate(
    async ({ family, file }) => {
      // Late for the first paint, the page's own would not be used.
      const cut = new FontFace(family, `url('${file}')`, { weight: '100 900' });
      document.fonts.add(await cut.load());
      const sample = document.body.appendChild(document.createElement('i'));
      Object.assign(sample, { id: 'sample', textContent: 'a' });
      sample.style.fontFamily = family;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    },
    { family, file: typeface.preload },
  );
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const nodesOf = async (selector: string) =>
    (await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })).nodeIds;
  const fontsOf = async (nodeId: number) =>
    (await browser.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
  // What its file calls it, which may be another name than the site's.
  const [sample = 0] = await nodesOf('#sample');
  const name = (await fontsOf(sample))[0]?.familyName ?? '';
  const strangers: string[] = [];
  let letters = 0;
  for (const nodeId of await nodesOf('body, body *')) {
    const fonts = await fontsOf(nodeId);
    letters += fonts.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
    const others = fonts.filter(({ familyName }) => familyName !== name);
    if (others.length === 0) continue;
    const { outerHTML } = await browser.send('DOM.getOuterHTML', { nodeId });
    strangers.push(`${others.map(({ familyName }) => familyName)}: ${outerHTML}`);
  }
  await browser.detach();
  await page.evaluate(() => document.querySelector('#sample')?.remove());
  return { letters, strangers };
}
