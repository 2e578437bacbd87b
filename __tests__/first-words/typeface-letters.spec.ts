import type { Page } from '@playwright/test';
import { typeface } from '#styles/typeface.ts';
import { pages } from '../../scripts/prove/real/built-site.ts';
import { isLaidOut } from '../../scripts/prove/real/is-laid-out.ts';
import { expect, test } from '../kit/browser/site.ts';

for (const path of pages)
  test(`every letter of ${path} is in the typeface`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(isLaidOut);
    const { letters, strangers } = await lettersOf(page);
    expect(letters).toBeGreaterThan(200);
    expect(strangers).toEqual([]);
  });

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
