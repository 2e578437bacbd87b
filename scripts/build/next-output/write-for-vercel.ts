import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Headers, headers, NOTHING_ALLOWED } from '../../../src/headers.ts';
import { expected } from '../refusals.ts';
import { handlerRules, NOT_FOUND, readManifest } from './manifests.ts';
import { publicAddress } from './page-addresses.ts';

type FileWithHeaders = { address: string; path: string; headers: Headers };

/** Vercel reads headers of prerendered pages from a manifest of their own. */
export function writeForVercel(output: string, finished: FileWithHeaders[]) {
  const prerendered = readManifest(output, 'prerender-manifest.json', 'routes');
  const keys = ['version', 'headers', 'rewrites'];
  const manifest = readManifest(output, 'routes-manifest.json', ...keys);
  expected(manifest.version === 3, 'version 3 of routes-manifest.json', `${manifest.version}`);
  const routes = new Map(
    Object.keys(prerendered.routes).map((route) => [publicAddress(route), route]),
  );
  for (const { address, headers: sent } of finished) {
    const route = routes.get(address);
    const entry = route && prerendered.routes[route];
    if (route && route !== address)
      manifest.rewrites.beforeFiles.push({
        source: patternOf(encodeURI(address)),
        destination: encodeURI(route),
        regex: exactly(address),
      });
    if (entry) entry.initialHeaders = { ...entry.initialHeaders, ...lowerCase(sent) };
    else manifest.headers.push(rule(encodeURI(address), exactly(address), sent));
  }
  for (const { page, regex } of handlerRules(output))
    if (page) manifest.headers.push(rule(page, regex, headers.response));
  writeFileSync(join(output, 'prerender-manifest.json'), JSON.stringify(prerendered));
  writeFileSync(join(output, 'routes-manifest.json'), JSON.stringify(manifest));
  writeErrorPages(output, finished);
}

/** The builder matches by `regex` in some places and by `source` in others. */
const rule = (address: string, regex: string, sent: Headers) => ({
  source: patternOf(address),
  regex,
  headers: Object.entries(sent).map(([key, value]) => ({ key, value })),
});

/** Vercel would replace the name of a group in header values, too. */
const patternOf = (address: string) =>
  address
    .replace(/[():*+?{}\\]/g, '\\$&')
    .replace(/\/\[\[\.{3}[^\]]*\]\]/g, '(/.*)?')
    .replace(/\[\.{3}[^\]]*\]/g, '(.+)')
    .replace(/\[[^\]]*\]/g, '([^/]+)');

const exactly = (address: string) =>
  `^${encodeURI(address).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`;

const lowerCase = (sent: Headers) =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]));

/** Vercel sends them without our headers. */
function writeErrorPages(output: string, finished: FileWithHeaders[]) {
  const notFound = finished.find(({ address }) => address === NOT_FOUND);
  expected(notFound !== undefined, `a page ${NOT_FOUND}`, 'none');
  const policy = notFound.headers['Content-Security-Policy'] ?? '';
  const pages = join(output, 'server/pages');
  const failed = join(pages, '500.html');
  writeFileSync(join(pages, '404.html'), withPolicy(notFound.path, policy));
  writeFileSync(failed, withPolicy(failed, NOTHING_ALLOWED));
}

function withPolicy(file: string, policy: string) {
  // Browsers ignore frame-ancestors in a <meta>.
  const content = policy.replace(/; frame-ancestors [^;]*/, '');
  const [start, ...others] = readFileSync(file, 'utf8').split('<head>');
  expected(others.length === 1, 'one <head>', `${others.length}`);
  return `${start}<head><meta http-equiv="Content-Security-Policy" content="${content}">${others}`;
}
