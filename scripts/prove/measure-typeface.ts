import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions, FONTS } from './find-chromium.ts';

/**
 * How high and deep a typeface is, and how much wider than what machines have by themselves: with these
 * `src/styles/typeface.ts` stretches their letters, so that nothing moves where the typeface comes late.
 */
const [file = 'public/fonts/geist-latin.woff2', bold = file] = process.argv.slice(2);
for (const each of [file, bold].filter((path) => !existsSync(path)))
  end(`There is no file ${each}: name one from here, such as public/fonts/yours.woff2.`);

const asUrl = (path: string) => `data:font/any;base64,${readFileSync(path).toString('base64')}`;
const fallbacks = FONTS.map((font) => ({
  font,
  regular: asUrl(join(import.meta.dirname, `fonts/${font}/regular.ttf`)),
  bold: asUrl(join(import.meta.dirname, `fonts/${font}/bold.ttf`)),
}));

const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage();
const measured = await page.evaluate(measure, {
  url: asUrl(file),
  boldUrl: asUrl(bold),
  fallbacks,
});
await browser.close();
if (!measured)
  end(
    `No browser can read ${file}${bold === file ? '' : ` or ${bold}`} as a typeface: give it woff2.`,
  );
console.log(measured);

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

type Asked = {
  url: string;
  boldUrl: string;
  fallbacks: { font: string; regular: string; bold: string }[];
};

async function measure({ url, boldUrl, fallbacks }: Asked) {
  const SIZE = 1_000;
  // As English is written: each letter as often as it comes.
  const TEXT =
    'Tell us how your business runs today, and hear from us within hours. It takes a minute.';
  const load = async (family: string, from: string, weight: string) =>
    document.fonts.add(await new FontFace(family, `url(${from})`, { weight }).load());
  try {
    await load('measured', url, '100 500');
    await load('measured', boldUrl, '501 900');
  } catch {
    return undefined;
  }

  const canvas = document.createElement('canvas').getContext('2d');
  function inFont(weight: number, family: string) {
    if (!canvas) throw new Error('This browser has no canvas to measure with.');
    canvas.font = `${weight} ${SIZE}px ${family}`;
    return canvas.measureText(TEXT);
  }
  const rounded = (value: number) => Number(value.toFixed(3));
  const wider = (weight: number, family: string) =>
    rounded(inFont(weight, 'measured').width / inFont(weight, family).width);

  const stretch: Record<string, { regular: number; bold: number }> = {};
  for (const { font, regular, bold } of fallbacks) {
    await load(font, regular, '100 500');
    await load(font, bold, '501 900');
    stretch[font] = { regular: wider(400, font), bold: wider(600, font) };
  }
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = inFont(400, 'measured');
  return {
    ascent: rounded(fontBoundingBoxAscent / SIZE),
    descent: rounded(fontBoundingBoxDescent / SIZE),
    stretch,
  };
}
