import './own-environment.ts';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { listen } from '../../__tests__/kit/real/listen.ts';
import { startSite } from '../../__tests__/kit/real/running-site.ts';
import { SERVED } from '../build/builds.ts';
import { chromiumOptions } from './find-chromium.ts';

/** Prints what Lighthouse measures on a simulated phone. `npm run prove -- paint dist/previous` measures another build. */
const [folder = SERVED] = process.argv.slice(2);
const ROUNDS = 5;

const site = await startSite({}, { folder: resolve(folder) });
const emptyPage = createServer((_, response) =>
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>-</title><p>Empty'),
);
const pages = [
  ['an empty page', `http://127.0.0.1:${await listen(emptyPage)}/`],
  ...['/', '/services', '/about', '/consultation'].map((path) => [path, site.url + path]),
];
// Each round loads every page once, so that a busy machine delays all alike.
for (let round = 0; round < ROUNDS; round += 1)
  // Now and then Lighthouse records nothing.
  for (const [name = '', url = ''] of pages)
    console.log(name.padEnd(16), await measure(url).catch((failure) => `${failure}`.slice(0, 100)));
emptyPage.close();
await site.remove();

/** npx fetches Lighthouse, because its packages take 176 MB. */
async function measure(url: string) {
  const { executablePath, args } = chromiumOptions();
  const options = ['--output=json', '--quiet', `--chrome-flags=--headless=new ${args.join(' ')}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse@13', url, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 100_000_000,
  });
  const { audits, categories } = JSON.parse(stdout);
  const scores = Object.values<{ score: number }>(categories).map(({ score }) => score * 100);
  const ms = (audit: string) => `${Math.round(audits[audit].numericValue)} ms`;
  return `first paint ${ms('first-contentful-paint')}, blocking ${ms('total-blocking-time')}, lowest score ${Math.min(...scores)}`;
}
