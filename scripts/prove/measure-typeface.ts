import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './find-chromium.ts';

const SAMPLE =
  'Tell us how your business runs today, and hear from us within hours. It takes a minute.';

const [file = 'public/fonts/geist-latin.woff2', boldFile = file] = process.argv.slice(2);
const browser = await chromium.launch(chromiumOptions());
const [ascent, descent, regular] = await measure(file, 400);
const [, , bold] = await measure(boldFile, 600);
await browser.close();
console.log({ ascent, descent, regular, bold });

async function measure(path: string, weight: number) {
  const source = `url(data:font/any;base64,${readFileSync(path, 'base64')})`;
  const page = await browser.newPage();
  return page.evaluate(
    async ([source, font, sample]) => {
      const face = new FontFace('measured', source, { weight: '100 900' });
      document.fonts.add(await face.load());
      const canvas = Object(document.createElement('canvas').getContext('2d'));
      const metrics: TextMetrics = Object.assign(canvas, { font }).measureText(sample);
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent, width } = metrics;
      return [ascent, descent, width].map((pixels) => Number((pixels / 1_000).toFixed(3)));
    },
    [source, `${weight} 1000px measured`, SAMPLE] as const,
  );
}
