import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Headers, headers, NOTHING_ALLOWED } from '../../../src/headers.ts';
import { expected } from '../refusals.ts';
import {
  addressOf,
  handlerRules,
  NOT_FOUND,
  ownRoute,
  readJson,
  withEscapes,
} from './manifests.ts';

type Finished = { address: string; path: string; headers: Headers };

/**
 * Writes every header where Vercel's builder looks for it: with what is prerendered in one manifest, for all else as
 * a rule in another. That host serves all of it without our server, and compresses by itself.
 */
export function writeForVercel(build: string, finished: Finished[]) {
  const prerendered = readJson(join(build, 'prerender-manifest.json'));
  const routes = readJson(join(build, 'routes-manifest.json'));
  expected(routes.version === 3, 'version 3 of routes-manifest.json', `${routes.version}`);
  for (const { address, headers: sent } of finished) {
    const route = ownRoute(withEscapes(address));
    const known = prerendered.routes[withEscapes(address)] ?? prerendered.routes[route];
    if (prerendered.routes[route])
      routes.rewrites.beforeFiles.push({
        source: sourceOf(addressOf(address)),
        destination: encodeURI(route),
        regex: exactly(address),
      });
    if (known) known.initialHeaders = { ...known.initialHeaders, ...lowerCase(sent) };
    else routes.headers.push(rule(addressOf(address), exactly(address), sent));
  }
  for (const { page, regex } of handlerRules(build))
    if (page) routes.headers.push(rule(page, regex, headers.answer));
  writeFileSync(join(build, 'prerender-manifest.json'), JSON.stringify(prerendered));
  writeFileSync(join(build, 'routes-manifest.json'), JSON.stringify(routes));
  writeErrorPages(build, finished);
}

/** That builder takes the expression where it makes routes of rules, and the source where it reads one. */
const rule = (address: string, regex: string, sent: Headers) => ({
  source: sourceOf(address),
  regex,
  headers: Object.entries(sent).map(([key, value]) => ({ key, value })),
});

/** Nothing counts as a pattern but what stands for many addresses; that has no name, or headers would be read for it. */
const sourceOf = (address: string) =>
  address
    .replace(/[():*+?{}\\]/g, '\\$&')
    .replace(/\/\[\[\.{3}[^\]]*\]\]/g, '(/.*)?')
    .replace(/\[\.{3}[^\]]*\]/g, '(.+)')
    .replace(/\[[^\]]*\]/g, '([^/]+)');

const exactly = (address: string) =>
  `^${addressOf(address).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`;

const lowerCase = (sent: Headers) =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]));

/**
 * These two are sent as they are, with no headers of ours, so each brings its policy itself. Next has made the first
 * of them from the page for 404 before that was finished.
 */
function writeErrorPages(build: string, finished: Finished[]) {
  const notFound = finished.find(({ address }) => address === NOT_FOUND);
  expected(notFound !== undefined, `a page ${NOT_FOUND}`, 'none');
  const policy = notFound.headers['Content-Security-Policy'] ?? '';
  const pages = join(build, 'server/pages');
  const failed = join(pages, '500.html');
  writeFileSync(join(pages, '404.html'), withPolicy(notFound.path, policy));
  writeFileSync(failed, withPolicy(failed, NOTHING_ALLOWED));
}

function withPolicy(file: string, policy: string) {
  // Only a header may say who frames a page.
  const content = policy.replace(/; frame-ancestors [^;]*/, '');
  const [start, ...others] = readFileSync(file, 'utf8').split('<head>');
  expected(others.length === 1, 'one <head>', `${others.length}`);
  return `${start}<head><meta http-equiv="Content-Security-Policy" content="${content}">${others}`;
}
