import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { requireChromium } from './find-chromium.ts';

/**
 * How high and deep a typeface is, and how much wider than Arial: with these `src/styles/typeface.ts` stretches
 * the letters that everybody has, so that nothing moves where the typeface comes late.
 */
const [file = 'public/fonts/geist-latin.woff2'] = process.argv.slice(2);
const font = readFileSync(join(process.cwd(), file)).toString('base64');

const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
console.log(await page.evaluate(measure, `data:font/woff2;base64,${font}`));
await browser.close();

async function measure(url: string) {
  const SIZE = 1_000;
  // As English is written: each letter as often as it comes.
  const TEXT =
    'Tell us how your business runs today, and hear from us within hours. It takes a minute.';
  const face = new FontFace('Measured', `url(${url})`, { weight: '100 900' });
  document.fonts.add(await face.load());

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
