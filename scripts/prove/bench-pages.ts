import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './find-chromium.ts';
import { installOnDemand } from './install-on-demand.ts';
import { median } from './percentile.ts';
import { NO_PAGE, pages } from './real/built-site.ts';
import { listen } from './real/listen.ts';
import { startSite } from './real/running-site.ts';

/**
 * Lighthouse, five times a page or as often as said, beside a static page with nothing on it. Times
 * differ from machine to machine: what counts is how far a page is from the least of this one.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const PAGES = pages.filter((path) => path !== NO_PAGE);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const EMPTY = 'an empty page';
const EMPTY_HTML =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>' +
  '<meta name="viewport" content="width=device-width"></head><body><h1>Empty</h1></body></html>';

type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
};
type Measured = { fcp: number; lcp: number; tbt: number; cls: number; scores: number[] };

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const entry = join(installOnDemand('lighthouse', '13.5.0', folder), 'core/index.js');
const { default: lighthouse } = await import(entry);

const site = await startSite();
const empty = createServer((_, answer) => {
  answer.setHeader('Content-Type', 'text/html').end(EMPTY_HTML);
});
const port = await listen(empty);

const addresses = new Map([[EMPTY, `http://127.0.0.1:${port}/`]]);
for (const path of PAGES) addresses.set(path, site.url + path);

const runs = new Map<string, Measured[]>();
for (let round = 1; round <= ROUNDS; round += 1)
  for (const [name, url] of addresses) {
    console.error(`round ${round} of ${ROUNDS}: ${name}`);
    runs.set(name, [...(runs.get(name) ?? []), await measure(url)]);
  }
empty.close();
await site.remove();
rmSync(folder, { recursive: true });
report();

async function measure(url: string): Promise<Measured> {
  const debugging = 9400 + Math.floor(Math.random() * 500);
  const options = chromiumOptions();
  const browser = await chromium.launch({
    executablePath: options.executablePath,
    args: [...options.args, `--remote-debugging-port=${debugging}`],
  });
  try {
    const result: { lhr: Report } | undefined = await lighthouse(url, {
      port: debugging,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    const { audits, categories } = result?.lhr ?? {};
    if (!audits || !categories) throw new Error(`Lighthouse had nothing to say about ${url}`);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    };
  } finally {
    await browser.close();
  }
}

function report() {
  const least = mediansOf(runs.get(EMPTY) ?? []);
  const rows = [...runs].map(([name, measured]) => {
    const { fcp, lcp, tbt, cls } = mediansOf(measured);
    return {
      page: name,
      'FCP ms': Math.round(fcp),
      'FCP ×': (fcp / least.fcp).toFixed(2),
      'LCP ms': Math.round(lcp),
      'LCP ×': (lcp / least.lcp).toFixed(2),
      'TBT ms': Math.round(tbt),
      CLS: cls.toFixed(3),
      scores: scoresOf(measured, median).join('/'),
      lowest: scoresOf(measured, (scores) => Math.min(...scores)).join('/'),
    };
  });
  console.table(rows);
  console.log(`Scores: ${CATEGORIES.join('/')}. All but the lowest are medians.`);
}

function mediansOf(measured: Measured[]) {
  return {
    fcp: median(measured.map(({ fcp }) => fcp)),
    lcp: median(measured.map(({ lcp }) => lcp)),
    tbt: median(measured.map(({ tbt }) => tbt)),
    cls: median(measured.map(({ cls }) => cls)),
  };
}

function scoresOf(measured: Measured[], pick: (scores: number[]) => number) {
  const [first] = measured;
  return first?.scores.map((_, i) => pick(measured.map(({ scores }) => scores[i] ?? 0))) ?? [];
}
