import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { CATEGORIES, openLighthouse, type SLOWNESS, type Visit } from './bench/lighthouse.ts';
import { measureIdle } from './bench/measure-idle.ts';
import { median } from './percentile.ts';
import { NO_PAGE, pages } from './real/built-site.ts';
import { listen } from './real/listen.ts';
import { startSite } from './real/running-site.ts';

/**
 * Lighthouse, five times a page or as often as `--rounds` says, beside a static page with nothing on it, with slowness
 * that is applied and with slowness that is computed; then what each page costs while nobody touches it. Times differ
 * from machine to machine: what counts is how far a page is from the least of this one. `--only applied`, `simulated` or
 * `idle` measures that alone, `--page /about` that page.
 */
const { rounds, only, page } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    page: { type: 'string' },
  },
}).values;
const ROUNDS = Number(rounds);
const isWanted = (kind: string) => only === undefined || only === kind;
const EMPTY = 'an empty page';
const EMPTY_HTML =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>' +
  '<meta name="viewport" content="width=device-width"></head><body><h1>Empty</h1></body></html>';

const lighthouse = await openLighthouse();
const site = await startSite();
const empty = createServer((_, answer) => {
  answer.setHeader('Content-Type', 'text/html').end(EMPTY_HTML);
});
const addresses = new Map([[EMPTY, `http://127.0.0.1:${await listen(empty)}/`]]);
for (const path of pages.filter((each) => (page ? each === page : each !== NO_PAGE)))
  addresses.set(path, site.url + path);

for (const slowness of (['applied', 'simulated'] as const).filter(isWanted)) {
  const runs = new Map<string, (Visit | string)[]>();
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [name, url] of addresses) {
      console.error(`${slowness}, round ${round} of ${ROUNDS}: ${name}`);
      runs.set(name, [...(runs.get(name) ?? []), await lighthouse.visit(url, slowness)]);
    }
  report(slowness, runs);
}
lighthouse.close();

if (isWanted('idle')) {
  console.log('\nSeconds of main thread in ten seconds in which nobody touches the page:');
  const idle: object[] = [];
  for (const [name, url] of addresses) idle.push({ page: name, ...(await measureIdle(url)) });
  console.table(idle);
}
empty.close();
await site.remove();

function report(slowness: keyof typeof SLOWNESS, runs: Map<string, (Visit | string)[]>) {
  const least = mediansOf(visitsIn(runs.get(EMPTY)));
  const rows = [...runs].map(([name, outcomes]) => {
    const visits = visitsIn(outcomes);
    const { fcp, lcp, tbt, cls } = mediansOf(visits);
    return {
      page: name,
      'FCP ms': Math.round(fcp),
      'FCP ×': (fcp / least.fcp).toFixed(2),
      'LCP ms': Math.round(lcp),
      'LCP ×': (lcp / least.lcp).toFixed(2),
      'TBT ms': Math.round(tbt),
      CLS: cls.toFixed(3),
      scores: scoresOf(visits, median).join('/'),
      lowest: scoresOf(visits, (scores) => Math.min(...scores)).join('/'),
      failed: outcomes.filter((outcome) => typeof outcome === 'string').join(' '),
    };
  });
  console.log(
    `\nSlowness is ${slowness}. Scores: ${CATEGORIES.join('/')}. All but the lowest are medians.`,
  );
  console.table(rows);
}

function visitsIn(outcomes: (Visit | string)[] = []) {
  return outcomes.filter((outcome) => typeof outcome !== 'string');
}

function mediansOf(visits: Visit[]) {
  // Lighthouse now and then has no word on a figure of a visit that it otherwise understood.
  const of = (figure: 'fcp' | 'lcp' | 'tbt' | 'cls') =>
    median(visits.map((visit) => visit[figure]).filter(Number.isFinite));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}

function scoresOf(visits: Visit[], pick: (scores: number[]) => number) {
  const [first] = visits;
  return first?.scores.map((_, i) => pick(visits.map(({ scores }) => scores[i] ?? 0))) ?? [];
}
