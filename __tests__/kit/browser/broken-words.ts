import { expect, type Page } from '@playwright/test';

/** No word breaks or leaves the page on a phone at 200 % text. */
export async function expectWholeWords(page: Page, where: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const broken = await page.evaluate(findBrokenWords);
  const torn = broken.map((word) => `"${word}" is torn`).join(', ');
  const inHeader = broken.some((word) => word.endsWith(' (header)'));
  const logo =
    ', or in src/content/logo.ts write hasName: true for a logo that shows the name (docs/making-it-yours.md, "the logo")';
  const remedy = 'write a soft hyphen (\\u00AD) into it, or use a narrower typeface';
  expect
    .soft(broken, `${where}: ${torn} at 200 % text: ${remedy}${inHeader ? logo : ''}`)
    .toEqual([]);
}

/** A letter after a soft hyphen has the hyphen's box, too. */
function findBrokenWords() {
  const broken: string[] = [];
  const mayBreak = '[aria-live], [role=status], [aria-hidden]:not([data-scene]), a[href^=mailto]';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || parent?.closest(mayBreak)) continue;
    const sentence = text.textContent ?? '';
    const isUrl = /\w[./]\w/.test(sentence) && parent?.closest('a')?.href.includes(sentence);
    const words = isUrl ? [] : sentence.matchAll(/(?<!\u00AD)[\p{L}\p{N}]+/gu);
    for (const { 0: word, index } of words) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
      const isOutside = boxes.some(({ left, right }) => left < 0 || right > innerWidth + 1);
      if (lines.size > 1 || isOutside)
        broken.push(parent?.closest('header') ? `${word} (header)` : word);
    }
  }
  return broken;
}
