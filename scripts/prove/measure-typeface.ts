import { readFileSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { answerHelp } from '../build/answer-help.ts';
import { chromiumOptions } from './find-chromium.ts';
import { sizeInWords } from './typeface-size.ts';

answerHelp(`Prints the measures of a typeface for src/agency/typeface.ts, and the size of its files.

  npm run typeface -- FILE [BOLD-FILE]`);
const [file = 'public/fonts/geist-latin.woff2', boldFile = file] = process.argv.slice(2);
await using browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage();
const [ascent, descent, regular] = await measured(file, '400');
const [, , bold] = await measured(boldFile, '600');
console.log({ ascent, descent, regular, bold });
const sizes = [...new Set([file, boldFile])].map((path) => statSync(path).size);
console.log(sizeInWords(sizes));

async function measured(path: string, weight: string) {
  try {
    return await page.evaluate(measure, { base64: readFileSync(path, 'base64'), weight });
  } catch {
    console.error(`${path} is no typeface that Chromium can read.`);
    process.exit(1);
  }
}

async function measure({ base64, weight }: { base64: string; weight: string }) {
  const face = new FontFace('measured', `url(data:font/any;base64,${base64})`, { weight });
  document.fonts.add(await face.load());
  // `Object`, because the context may be null by its type.
  const context = Object(document.createElement('canvas').getContext('2d'));
  context.font = `${weight} 1000px measured`;
  // `typeface.ts` has the widths of this sentence in system fonts, too.
  const { fontBoundingBoxAscent, fontBoundingBoxDescent, width } = context.measureText(
    'Tell us how your business runs today, and hear from us within hours. It takes a minute.',
  );
  return [fontBoundingBoxAscent, fontBoundingBoxDescent, width].map((px) => Math.round(px) / 1_000);
}
