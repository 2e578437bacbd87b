import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { requireChromium } from './find-chromium.ts';

/**
 * How high and deep a typeface is, and how much wider than Arial: with these `src/styles/typeface.ts` stretches
 * the letters that everybody has, so that nothing moves where the typeface comes late.
 */
const [file = 'public/fonts/geist-latin.woff2'] = process.argv.slice(2);
if (!existsSync(file))
  end(`There is no file ${file}: name one from here, such as public/fonts/yours.woff2.`);
const font = readFileSync(file).toString('base64');

const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
const measured = await page.evaluate(measure, `data:font/woff2;base64,${font}`);
await browser.close();
if (!measured) end(`No browser can read ${file} as a typeface: give it one in the format woff2.`);
console.log(measured);

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function measure(url: string) {
  const SIZE = 1_000;
  // As English is written: each letter as often as it comes.
  const TEXT =
    'Tell us how your business runs today, and hear from us within hours. It takes a minute.';
  const face = new FontFace('Measured', `url(${url})`, { weight: '100 900' });
  const loaded = await face.load().catch(() => undefined);
  if (!loaded) return undefined;
  document.fonts.add(loaded);

  const canvas = document.createElement('canvas').getContext('2d');
  function inFont(weight: number, family: string) {
    if (!canvas) throw new Error('This browser has no canvas to measure with.');
    canvas.font = `${weight} ${SIZE}px ${family}`;
    return canvas.measureText(TEXT);
  }
  const wider = (weight: number) =>
    inFont(weight, 'Measured').width / inFont(weight, 'Arial, "Liberation Sans"').width;

  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = inFont(400, 'Measured');
  const rounded = (value: number) => Number(value.toFixed(3));
  return {
    ascent: rounded(fontBoundingBoxAscent / SIZE),
    descent: rounded(fontBoundingBoxDescent / SIZE),
    regular: rounded(wider(400)),
    bold: rounded(wider(600)),
  };
}
