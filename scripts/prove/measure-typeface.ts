import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './find-chromium.ts';

/** English prose, for realistic letter frequencies. */
const SAMPLE =
  'Tell us how your business runs today, and hear from us within hours. It takes a minute.';
const SIZE = 1_000;

/** Prints the `measures` of `src/styles/typeface.ts` for a file, and for a second one with the bold letters. */
const [file = 'public/fonts/geist-latin.woff2', bold = file] = process.argv.slice(2);
const urls = [file, bold].map((path) => `data:font/any;base64,${readFileSync(path, 'base64')}`);

const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage();
const [regular, boldMetrics] = await page.evaluate(measure, { urls, sample: SAMPLE, size: SIZE });
await browser.close();
console.log({ ...regular, bold: boldMetrics?.regular });

function measure({ urls, sample, size }: { urls: string[]; sample: string; size: number }) {
  return Promise.all(
    urls.map(async (url, index) => {
      const face = new FontFace(`face${index}`, `url(${url})`, { weight: '100 900' });
      document.fonts.add(await face.load());
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('This browser has no canvas to measure with.');
      canvas.font = `${[400, 600][index]} ${size}px face${index}`;
      const { fontBoundingBoxAscent, fontBoundingBoxDescent, width } = canvas.measureText(sample);
      const perEm = (value: number) => Number((value / size).toFixed(3));
      return {
        ascent: perEm(fontBoundingBoxAscent),
        descent: perEm(fontBoundingBoxDescent),
        regular: perEm(width),
      };
    }),
  );
}
