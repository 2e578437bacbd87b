import { globSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { agency } from '#content/agency.ts';
import { visitorsLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';

/** On the smallest phone only the words of the header must stay whole. */
export async function expectWholeWords(page: Page, where: string) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.setViewportSize({ width: 320, height: 568 });
  const onSmallestPhone = await page.evaluate(findBrokenWords);
  await page.setViewportSize({ width: 390, height: 844 });
  const onPhone = await page.evaluate(findBrokenWords);
  const broken = [...onSmallestPhone.filter(({ isInHeader }) => isInHeader), ...onPhone];
  const [language] = await page.evaluate(() => document.documentElement.lang.split('-'));
  const { figures, priceText, services } = wordsIn(visitorsLanguage(language));
  const prices = services.map(({ price }) => priceText(price));
  const phrases = [...prices, ...Object.values(figures)];
  const isInPhrase = (whole: string) =>
    /\p{N}/u.test(whole) && phrases.some((phrase) => phrase.includes(whole));
  const files = globSync(`src/{agency/words/${language},content/${language}/*}.ts`);
  for (const { word, whole, isInHeader } of broken) {
    const holding = files.filter((file) => readFileSync(file, 'utf8').includes(word)).join(', ');
    const isInName = isInHeader && agency.name.includes(word);
    const narrower = 'use a narrower typeface';
    const instead = `${narrower}, or a logo that shows the name in src/agency/logo.ts, with hasName: true`;
    const fileOfWord =
      `src/agency/words/${language}.ts (here it is from ${holding || 'src'}; ` +
      'days are from calendar of conversation.ts)';
    const file = isInPhrase(whole) ? '`phrases` of src/agency/figures.ts' : fileOfWord;
    const hyphen = `write a soft hyphen (\\u00AD) or a space into it, in ${file}`;
    const remedy = isInName ? instead : `${hyphen}, or ${narrower}`;
    const cause = `"${whole}" is torn at 200 % text: ${remedy}`;
    expect.soft(word, `${where}: ${cause}`).toBe('');
  }
}

/** A letter after a soft hyphen has the hyphen's box, too. */
function findBrokenWords() {
  const broken: { word: string; whole: string; isInHeader: boolean }[] = [];
  const mayBreak = '[aria-live], [role=status], [aria-hidden]:not([data-drawing]), a[href^=mailto]';
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
      if (lines.size < 2 && !isOutside) continue;
      const [whole = word] = /\S*$/.exec(sentence.slice(0, index + word.length)) ?? [];
      broken.push({ word, whole, isInHeader: Boolean(parent?.closest('header')) });
    }
  }
  return broken;
}
