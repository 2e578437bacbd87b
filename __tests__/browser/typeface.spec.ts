import { formFields } from '#content/consultation-page.ts';
import { typeface } from '#styles/typeface.ts';
import { pages } from '../../scripts/prove/real/built-site.ts';
import { expect, test } from './site.ts';

const [, name = ''] = /'([^']+)'/.exec(typeface.family) ?? [];
const files = [...typeface.faces.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);
const ofRarerLetters = files.find((file) => file !== typeface.preload);

/** The typeface is cut down to what the site says, so a new word may need a letter it does not have. */
for (const path of pages)
  test(`every letter of ${path} is in the typeface`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(
      async ({ family, file }) => {
        // Late for the first paint, the page's own would not be used.
        const cut = new FontFace(family, `url('${file}')`, { weight: '100 900' });
        document.fonts.add(await cut.load());
      },
      { family: name, file: typeface.preload },
    );

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
      const others = fonts.filter(({ familyName }) => !familyName.startsWith(name));
      if (others.length === 0) continue;
      const { outerHTML } = await browser.send('DOM.getOuterHTML', { nodeId });
      strangers.push(`${others.map(({ familyName }) => familyName)}: ${outerHTML}`);
    }
    expect(letters).toBeGreaterThan(200);
    expect(strangers).toEqual([]);
  });

if (ofRarerLetters)
  test('letters beyond ASCII are fetched where somebody writes one, and only there', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/fonts/') && fetched.push(request.url()),
    );
    await page.goto('/consultation', { waitUntil: 'networkidle' });
    expect(fetched.map((url) => new URL(url).pathname)).toEqual([typeface.preload]);

    const field = page.getByLabel(formFields.name);
    const arrived = page.waitForResponse(`**${ofRarerLetters}`);
    await field.fill('Zoë Müller, Łódź');
    expect((await arrived).status()).toBe(200);
  });
