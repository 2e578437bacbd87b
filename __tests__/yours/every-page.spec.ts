import type { Page } from '@playwright/test';
import { DRAWING } from '#ui/drawing.ts';
import { expectWholeWords } from '../kit/browser/broken-words.ts';
import { openWithLateTypeface } from '../kit/browser/late-typeface.ts';
import { axeViolations, expect, refusalsOn, test } from '../kit/browser/site.ts';
import { wordsUnderDrawings } from '../kit/browser/words-under-drawings.ts';
import { NO_PAGE, pages } from '../kit/real/built-pages.ts';
import { pressTabToTheEnd } from './focus-in-view.ts';

for (const path of pages)
  test.describe(path, () => {
    // One visit serves all tests of a page, because most of the time goes into opening it.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let opened: Awaited<ReturnType<typeof openWithLateTypeface>>;
    let refusals: () => string[];
    let complaints: Complaint[];

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      refusals = await refusalsOn(page);
      complaints = complaintsAbout(page);
      opened = await openWithLateTypeface(page, path);
    });

    test.beforeEach(async () => {
      await page.emulateMedia({ media: 'screen', forcedColors: 'none', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    });

    test.afterAll(() => page.close());

    test('the response has the status of the page', () => {
      const status = path === NO_PAGE || path.endsWith('/404') ? 404 : 200;
      expect(opened.response?.status()).toBe(status);
    });

    test('a late typeface moves no line', () => {
      const remedy = `${path}: the late typeface moves lines: let the headline break elsewhere`;
      expect(opened.sum, remedy).toBeLessThan(0.1);
    });

    test('axe finds nothing', async () => {
      expect(await axeViolations(page), `correct ${path} or src/styles`).toEqual([]);
    });

    test('every word is readable on paper and in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await transparentWords(page), 'in forced colours').toEqual([]);

      await page.emulateMedia({ media: 'print', forcedColors: 'none' });
      expect.soft(await transparentWords(page), 'on paper').toEqual([]);
    });

    test('nothing scrolls sideways at 320 px, and the name stays in the header', async () => {
      await page.setViewportSize(SMALLEST_PHONE);
      await expectNoOverflow(page, path);

      const header = page.getByRole('banner');
      const { top, bottom } = await header.getByRole('link').first().evaluate(rectOf);
      expect.soft(top, `${path}: the name begins above the window`).toBeGreaterThanOrEqual(0);
      const { bottom: end } = await header.evaluate(rectOf);
      expect.soft(bottom, `${path}: the name ends below the header`).toBeLessThanOrEqual(end);
    });

    test('every tab stop is in view at 320 px', async () => {
      await page.setViewportSize(SMALLEST_PHONE);
      const stops = await pressTabToTheEnd(page);
      expect(stops.length, `tab stops of ${path}`).toBeGreaterThan(3);
    });

    test('drawings show their words whole, in letters of 12 px and more', async () => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const drawing of await page.locator(DRAWING).all())
          expect
            .soft(await drawing.evaluate(illegibleWords), `${path}, ${width} px: ${SHORTEN}`)
            .toEqual([]);
      }
    });

    test('no drawing lies on words, also at 400 % zoom', async ({ page: reader }) => {
      for (const window of [SMALLEST_PHONE, { width: 360, height: 740 }, ZOOMED_DESKTOP, DESKTOP]) {
        await page.setViewportSize(window);
        expect
          .soft(await wordsUnderDrawings(page, reader), `${path}, ${window.width} px`)
          .toEqual([]);
      }
    });

    test('endless animations run on the compositor', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(costlyAnimations), `${path}, ${width} px`).toEqual([]);
      }
    });

    test('no word is torn at the usual text size, nor at 200 % on a phone', () =>
      expectWholeWords(page, path));

    test('at 200 % text nothing scrolls sideways, no link is cut off', async () => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [320, 360, 390, 640, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 640 });
        const cutOff = await page.evaluate(linksCutOff);
        expect.soft(cutOff, `${path}, ${width} px: let their section grow`).toEqual([]);
        if (await expectNoOverflow(page, path)) break;
      }
    });

    // Comes last, because the tests above may make the browser complain, too.
    test('the policy refuses nothing, and the console stays empty', async () => {
      await page.getByRole('link').last().hover();
      for (const refusal of refusals()) expect.soft(refusal, refusal).toBe('');
      if (refusals().length > 0) return;
      const html = await page.content();
      // What the HTML names is a matter of `markup.spec`.
      const unexplained = complaints.filter(({ file }) => !file || !html.includes(file));
      expect.soft(unexplained, path).toEqual([]);
    });
  });

const SMALLEST_PHONE = { width: 320, height: 568 };
const DESKTOP = { width: 1280, height: 720 };
const ZOOMED_DESKTOP = { width: DESKTOP.width / 4, height: DESKTOP.height / 4 };

const SHORTEN = 'shorten these words in src/agency/words, which are cut off or small in a drawing';

type Complaint = { text: string; file?: string };

function complaintsAbout(page: Page) {
  const complaints: Complaint[] = [];
  page.on('pageerror', (error) => complaints.push({ text: error.message }));
  page.on('console', (message) => {
    const [text, { url }] = [message.text(), message.location()];
    if (!text.startsWith('Failed to load')) return complaints.push({ text });
    const { origin, pathname } = new URL(url);
    const isOwnFile = url !== page.url() && origin === new URL(page.url()).origin;
    return isOwnFile && complaints.push({ text, file: pathname });
  });
  return complaints;
}

function transparentWords(page: Page) {
  return page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .filter((element) => {
        const { color, webkitTextFillColor } = getComputedStyle(element);
        return [color, webkitTextFillColor].some((shown) => /^rgba.*, 0\)$|\/ 0\)$/.test(shown));
      })
      .map((element) => element.textContent),
  );
}

function illegibleWords(drawing: Element) {
  const { left, right } = drawing.getBoundingClientRect();
  const spoken = [...drawing.querySelectorAll('p, b, small, span, li')].filter(
    (part) => part.textContent && part.checkVisibility(),
  );
  const illegible = spoken.filter((part) => {
    const box = part.getBoundingClientRect();
    const isInside = box.left >= left && box.right <= right;
    const isWhole = isInside && part.scrollWidth <= part.clientWidth + 1;
    return !isWhole || Number.parseFloat(getComputedStyle(part).fontSize) < 12;
  });
  return spoken.length > 0 ? illegible.map((part) => part.textContent) : ['no words at all'];
}

/** Endless animations that need the main thread in each frame. */
function costlyAnimations() {
  const isComposited =
    /^(transform|translate|rotate|scale|opacity|offset|computedOffset|easing|composite)$/;
  return document.getAnimations().flatMap(({ effect, timeline }) => {
    if (!(effect instanceof KeyframeEffect) || timeline !== document.timeline) return [];
    if (effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) return [];
    const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const isPartOfSvg = effect.target?.parentElement?.closest('svg');
    const costly = names.filter((name) => isPartOfSvg || !isComposited.test(name));
    return costly.length > 0 ? [`${effect.target?.outerHTML} animates ${costly}`] : [];
  });
}

function linksCutOff() {
  const isCutOff = (link: Element) => {
    const { bottom } = link.getBoundingClientRect();
    for (let part = link.parentElement; part; part = part.parentElement) {
      const isClosed = getComputedStyle(part).overflowY !== 'visible';
      if (isClosed && bottom > part.getBoundingClientRect().bottom + 1) return true;
    }
    return false;
  };
  const links = [...document.querySelectorAll('main :is(a[href], button)')];
  return links
    .filter((link) => link.checkVisibility() && isCutOff(link))
    .map((link) => link.textContent);
}

const rectOf = (element: Element): DOMRect => element.getBoundingClientRect().toJSON();

async function expectNoOverflow(page: Page, path: string) {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const widest = [...document.querySelectorAll('body *')].findLast((element) => {
      const { left, width } = element.getBoundingClientRect();
      return Math.round(left + Math.max(width, element.scrollWidth)) === scrollWidth;
    });
    const px = scrollWidth - clientWidth;
    if (px <= 0) return false;
    const by = `sticks out by ${px} px at ${innerWidth} px`;
    const picture = widest?.closest('img, picture, video, iframe, object, canvas');
    if (picture) return `${picture.outerHTML} ${by}: give it max-width: 100%`;
    const words = widest?.textContent.trim().slice(0, 40) || widest?.outerHTML;
    return `"${words}" ${by}: shorten it, or use a narrower typeface`;
  });
  expect.soft(found, `${path}: ${found}`).toBe(false);
  return found;
}
