import { globSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { agency } from '#content/agency.ts';
import { visitorsLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';

const PHONE = { width: 390, height: 844 };
const SMALLEST_PHONE = { width: 320, height: 568 };

/** On the smallest phone only the words of the header must stay whole. */
export async function expectWholeWords(page: Page, where: string) {
  const usual = await brokenWords(page, PHONE, '100%');
  const onSmallestPhone = await brokenWords(page, SMALLEST_PHONE, '200%');
  const onPhone = await brokenWords(page, PHONE, '200%');
  const broken = [...usual, ...onSmallestPhone.filter(({ isInHeader }) => isInHeader), ...onPhone];
  const [language] = await page.evaluate(() => document.documentElement.lang.split('-'));
  const { figures, priceText, services } = wordsIn(visitorsLanguage(language));
  const prices = services.map(({ price }) => priceText(price));
  const phrases = [...prices, ...Object.values(figures)];
  const isInPhrase = (whole: string) =>
    /\p{N}/u.test(whole) && phrases.some((phrase) => phrase.includes(whole));
  const files = globSync(`src/{agency/words/${language}{,/*},content/${language}/*}.ts`);
  for (const { word, whole, isInHeader, textSize } of broken) {
    const holding = files.filter((file) => readFileSync(file, 'utf8').includes(word));
    const isInName = isInHeader && agency.name.includes(word);
    const narrower = 'use a narrower typeface';
    const logo = 'a logo that shows the name in src/agency/logo.ts, with hasName: true';
    const instead = `${narrower}, or ${logo}`;
    const yours = holding.find((file) => file.startsWith('src/agency/'));
    const ours = holding.join(', ') || 'calendar.days of conversation.ts';
    const fileOfWord = yours ?? `src/agency/words (the word is from ${ours})`;
    const file = isInPhrase(whole) ? '`phrases` of src/agency/figures.ts' : fileOfWord;
    const shorter = `write a shorter word in ${file}, or a soft hyphen (\\u00AD) into it`;
    const remedy = isInName ? instead : `${shorter}, or ${narrower}`;
    const cause = `"${whole}" is torn at ${textSize} text: ${remedy}`;
    expect.soft(word, `${where}: ${cause}`).toBe('');
  }
}

async function brokenWords(page: Page, window: typeof PHONE, textSize: '100%' | '200%') {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, textSize);
  await page.setViewportSize(window);
  const found = await page.evaluate(findBrokenWords);
  return found.map((broken) => ({ ...broken, textSize }));
}

/** A letter after a soft hyphen has the hyphen's box, too. */
function findBrokenWords() {
  const broken: { word: string; whole: string; isInHeader: boolean }[] = [];
  const scrolls = 'pre, table';
  const mayBreak = `${scrolls}, [aria-live], [role=status], [aria-hidden]:not([data-drawing]), a[href^=mailto]`;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isForScreenReaders = parent && getComputedStyle(parent).clipPath !== 'none';
    if (!isSeen || isForScreenReaders || parent?.closest(mayBreak)) continue;
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
