import { headlineSizes } from '#features/home/headline-sizes.ts';
import { THIRD_LINE_LETTERS } from '../../scripts/build/headline-notice.ts';
import { RESTING } from '../../scripts/prove/starter.ts';
import { expect, test } from '../kit/browser/site.ts';
import { contentPages } from '../kit/real/built-pages.ts';

const WIDTHS = [320, 390, 640, 768, 1024, 1280, 1920];
const LETTERS = [10, 40, 60, 101, 140];

const WORDS = 'We build the websites and the automation behind them so that your team has time ';
const headlineOf = (letters: number) => WORDS.repeat(2).slice(0, letters).trim();

/** Figures, which are drawn, and drawings may be larger. */
const texts = () => {
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const isText = ({ nodeType, textContent }: Node) =>
    nodeType === Node.TEXT_NODE && /^\D*\p{L}{4}\D*$/u.test(textContent ?? '');
  const largest = sizeOf(
    document.querySelector('[data-question], h1:not(:has(+ [data-question]))') ?? document.body,
  );
  return [...document.querySelectorAll('main *')]
    .filter((element) => [...element.childNodes].some(isText))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[aria-hidden], [role=img], svg, script, style'))
    .filter((element) => sizeOf(element) > largest)
    .map((element) => `${element.textContent?.slice(0, 30)}: ${sizeOf(element)} > ${largest}`);
};

test('a headline of 10 to 140 letters is the largest text of its page', async ({ page }) => {
  test.slow();
  for (const path of contentPages) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const letters of LETTERS) {
        await page.evaluate(writeHeadline, sizedOn(path, headlineOf(letters)));
        expect.soft(await page.evaluate(texts), `${path}, ${width}, ${letters}`).toEqual([]);
      }
    }
  }
});

// The notice counts letters of the delivered typeface and sizes.
if (RESTING.length === 0)
  test('home says from which length on its headline takes a third line', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    const lines = async (letters: number) => {
      await page.evaluate(writeHeadline, sizedOn('/', headlineOf(letters)));
      return page.evaluate(() => {
        const h1 = document.querySelector('h1') ?? document.body;
        return Math.round(
          h1.getBoundingClientRect().height / parseFloat(getComputedStyle(h1).lineHeight),
        );
      });
    };
    expect(await lines(THIRD_LINE_LETTERS - 8)).toBe(2);
    expect(await lines(THIRD_LINE_LETTERS + 8)).toBe(3);
  });

type Written = { text: string; sizes?: ReturnType<typeof headlineSizes> };

const sizedOn = (path: string, text: string): Written =>
  path === '/' ? { text, sizes: headlineSizes(text) } : { text };

/** Home's headline has a size by its text. Other pages size theirs by its longest word. */
function writeHeadline({ text, sizes }: Written) {
  const h1 = document.querySelector<HTMLElement>(
    '[data-question], h1:not(:has(+ [data-question]))',
  );
  if (!h1) return;
  h1.textContent = text;
  if (!sizes) return;
  const { widest, medium, phone } = sizes;
  const isAtLeast = (width: string) => matchMedia(`(min-width: ${width})`).matches;
  h1.style.fontSize = isAtLeast('90rem') ? widest : isAtLeast('40rem') ? medium : phone;
}
