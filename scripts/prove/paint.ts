import './test-environment.ts';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { listen } from '../../__tests__/kit/real/listen.ts';
import { startSite } from '../../__tests__/kit/real/running-site.ts';
import { SERVED } from '../build/builds.ts';
import { chromiumOptions } from './find-chromium.ts';
import { mainThreadMs } from './main-thread.ts';

/**
 * `npm run prove -- paint --runs 41 dist/previous` compares these sources with that build, whose
 * home also says how much of the main thread home may take.
 */
const options = { runs: { type: 'string', default: '5' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const PAGES = ['/', '/services', '/about', '/consultation'];
/**
 * A response that needs a second round trip is painted after 1.44 of an empty page's time. One load
 * of home varies from 1.05 to 1.29, because Lighthouse counts the first layout alone, and Chromium
 * may lay out a page before all of it has arrived.
 */
const MOST = { shareOfEmpty: 1.3, blockingMs: 80, shareOfEarlierHome: 1.2 };

const folders = [SERVED, ...positionals].map((folder) => resolve(folder));
const sites = await Promise.all(folders.map((folder) => startSite({}, { folder })));
const emptyPage = createServer((_, response) =>
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>-</title><p>Empty'),
);
const labels = ['', ...positionals];
const targets = [
  { name: 'an empty page', url: `http://127.0.0.1:${await listen(emptyPage)}/` },
  ...PAGES.flatMap((path) =>
    sites.map(({ url }, index) => ({ name: `${path} ${labels[index]}`, url: url + path })),
  ),
].map((target) => ({ ...target, measured: [] as number[][] }));

const browser = await chromium.launch(chromiumOptions());
// In turn, so that a busy machine delays all alike.
for (let round = 0; round < Number(values.runs); round += 1)
  // Now and then Lighthouse records nothing, so a load that fails is left out.
  for (const { url, measured } of targets)
    await measure(url).then(
      (figures) => measured.push(figures),
      (failure) => console.warn(`One load is left out: ${`${failure}`.slice(0, 100)}`),
    );
emptyPage.close();
await browser.close();
await Promise.all(sites.map((site) => site.remove()));

console.log(
  'First paint, blocking and main thread in ms, score of the worst category: ' +
    `median and quartiles of ${values.runs} loads`,
);
const rows = targets.map(({ name, measured }) => {
  const columns = measured[0]?.map((_, column) => measured.map((row) => row[column] ?? 0)) ?? [];
  const quartiles = columns.map(quartilesOf);
  console.log(name.padEnd(32), quartiles.map(inWords).join(' ').trim());
  const [paint = Infinity, blocking = Infinity, thread = Infinity] = quartiles.map(
    ({ median }) => median,
  );
  return { name, paint, blocking, thread };
});
const emptyPaint = rows[0]?.paint ?? 0;
const ofTheseSources = rows.filter(
  ({ name }) => !positionals.some((build) => name.endsWith(build)),
);
const slow = ofTheseSources.filter(
  ({ paint, blocking }) => paint > MOST.shareOfEmpty * emptyPaint || blocking > MOST.blockingMs,
);
for (const { name, paint, blocking } of slow)
  console.error(
    `${name} is painted after ${(paint / emptyPaint).toFixed(2)} of an empty page's time ` +
      `(at most ${MOST.shareOfEmpty}), and blocks for ${blocking} ms (at most ${MOST.blockingMs})`,
  );
if (slow.length > 0) process.exitCode = 1;

const [home, earlierHome] = rows.filter(({ name }) => name.startsWith('/ '));
const share = home && earlierHome && home.thread / earlierHome.thread;
if (share !== undefined) {
  console.log(`The main thread of home has ${share.toFixed(2)} of the work in that build`);
  if (share > MOST.shareOfEarlierHome) process.exitCode = 1;
}

function quartilesOf(figures: number[]) {
  const sorted = figures.toSorted((figure, other) => figure - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { median: at(0.5), lower: at(0.25), upper: at(0.75) };
}

function inWords({ median, lower, upper }: ReturnType<typeof quartilesOf>) {
  return `${median} (${lower} to ${upper})`.padEnd(24);
}

async function measure(url: string) {
  const [paint, blocking, score] = await simulate(url);
  return [paint, blocking, await mainThreadMs(browser, url), score];
}

/** The packages of Lighthouse take 176 MB. */
async function simulate(url: string) {
  const { executablePath, args, env } = chromiumOptions();
  const flags = ['--output=json', '--quiet', `--chrome-flags=--headless=new ${args.join(' ')}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse@13', url, ...flags], {
    env: { ...env, CHROME_PATH: executablePath },
    maxBuffer: 100_000_000,
  });
  const { audits, categories } = JSON.parse(stdout);
  const scores = Object.values<{ score: number }>(categories).map(({ score }) => score * 100);
  const auditNames = ['first-contentful-paint', 'total-blocking-time'];
  return [...auditNames.map((name) => audits[name].numericValue), Math.min(...scores)];
}
