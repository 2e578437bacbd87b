import { formFields } from '#content/consultation-page.ts';
import { typeface } from '#styles/typeface.ts';
import { pages } from '../../scripts/prove/real/built-site.ts';
import { expect, test } from './site.ts';

/** The typeface is cut down to what the site says, so a new word may need a letter it does not have. */
for (const path of pages)
  test(`every letter of ${path} is in the typeface`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      // Late for the first paint, the page's own would not be used.
      const cut = new FontFace('Geist', "url('/fonts/geist-latin.woff2')", { weight: '400 700' });
      document.fonts.add(await cut.load());
    });

    const browser = await page.context().newCDPSession(page);
    await browser.send('DOM.enable');
    await browser.send('CSS.enable');
    const { root } = await browser.send('DOM.getDocument');
    const { nodeIds } = await browser.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'body, body *',
    });
    const strangers: string[] = [];
    let letters = 0;
    for (const nodeId of nodeIds) {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      letters += fonts.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
      const others = fonts.filter(({ familyName }) => !familyName.startsWith('Geist'));
      if (others.length === 0) continue;
      const { outerHTML } = await browser.send('DOM.getOuterHTML', { nodeId });
      strangers.push(`${others.map(({ familyName }) => familyName)}: ${outerHTML}`);
    }
    expect(letters).toBeGreaterThan(200);
    expect(strangers).toEqual([]);
  });

test('letters beyond ASCII are fetched where somebody writes one, and only there', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/fonts/') && fetched.push(request.url()));
  await page.goto('/consultation', { waitUntil: 'networkidle' });
  expect(fetched.map((url) => new URL(url).pathname)).toEqual([typeface.preload]);

  const field = page.getByLabel(formFields.name);
  const arrived = page.waitForResponse('**/geist-latin-ext.woff2');
  await field.fill('Zoë Müller, Łódź');
  expect((await arrived).status()).toBe(200);
});
