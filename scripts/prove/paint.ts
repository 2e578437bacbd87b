import './test-environment.ts';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium, devices } from '@playwright/test';
import { listen } from '../../__tests__/kit/real/listen.ts';
import { startSite } from '../../__tests__/kit/real/running-site.ts';
import { SERVED } from '../build/builds.ts';
import { chromiumOptions } from './find-chromium.ts';

/** Prints when pages are first painted, and never fails. `npm run prove -- paint --loads 41 dist/previous` also measures that build, in turn with the served one. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { loads: { type: 'string', default: '21' }, runs: { type: 'string', default: '5' } },
});
const PAGES = ['/', '/services', '/about', '/consultation'];
/** A phone on a slow network, as Lighthouse has it. */
const SLOW_NETWORK = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

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
];

const browser = await chromium.launch(chromiumOptions());
await compare('What a visitor waits: first paint', Number(values.loads), visit);
await browser.close();
const simulated = 'As Lighthouse simulates: first paint, blocking, lowest score';
await compare(simulated, Number(values.runs), simulate);
emptyPage.close();
await Promise.all(sites.map((site) => site.remove()));

/** Each round loads every page once, so that a busy machine delays all alike. */
async function compare(title: string, rounds: number, measure: (url: string) => Promise<number[]>) {
  const rows = targets.map((target) => ({ ...target, measured: [] as number[][] }));
  for (let round = 0; round < rounds; round += 1)
    // Now and then Lighthouse records nothing, so a load that fails is left out.
    for (const { url, measured } of rows)
      await measure(url).then(
        (figures) => measured.push(figures),
        (failure) => console.warn(`One load is left out: ${`${failure}`.slice(0, 100)}`),
      );
  console.log(`\n${title}; median and quartiles of ${rounds}, in ms`);
  for (const { name, measured } of rows) {
    const columns = measured[0]?.map((_, column) => measured.map((row) => row[column] ?? 0)) ?? [];
    console.log(name.padEnd(32), columns.map(quartilesOf).join(' ').trim());
  }
}

function quartilesOf(figures: number[]) {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${at(0.5)} (${at(0.25)} to ${at(0.75)})`.padEnd(24);
}

async function visit(url: string) {
  await using context = await browser.newContext(devices['Moto G4']);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return [Number(await paint.jsonValue())];
}

/** npx fetches Lighthouse, because its packages take 176 MB. */
async function simulate(url: string) {
  const { executablePath, args } = chromiumOptions();
  const options = ['--output=json', '--quiet', `--chrome-flags=--headless=new ${args.join(' ')}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse@13', url, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 100_000_000,
  });
  const { audits, categories } = JSON.parse(stdout);
  const scores = Object.values<{ score: number }>(categories).map(({ score }) => score * 100);
  const auditNames = ['first-contentful-paint', 'total-blocking-time'];
  return [...auditNames.map((name) => audits[name].numericValue), Math.min(...scores)];
}
