import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING_ALLOWED } from '../finish/nothing-allowed.ts';
import { expected } from './expected.ts';
import { addressOf } from './files.ts';
import { readJson } from './prerendered-pages.ts';

export type Headers = Record<string, string>;
/** Headers for one address or for all, and perhaps a file that is sent instead; `has` and `missing` say to whom. */
export type Rule = {
  address?: string;
  headers: Headers;
  file?: string;
  has?: object[];
  missing?: object[];
};

/**
 * Has headers sent with what is prerendered. Next's own server takes them from the .meta file, for every status;
 * hosts that run no such server take them from the manifest.
 */
export function sendWith(build: string, sent: { route: string; meta: string; headers: Headers }[]) {
  const manifestFile = join(build, 'prerender-manifest.json');
  const manifest = readJson(manifestFile);
  for (const { route, meta, headers } of sent) {
    const known = readJson(join(build, meta));
    writeJson(join(build, meta), { ...known, headers: { ...known.headers, ...headers } });
    const entry = manifest.routes[route];
    expected(entry !== undefined, `${route} in prerender-manifest.json`, 'nothing');
    entry.initialHeaders = { ...entry.initialHeaders, ...known.headers, ...headers };
  }
  writeJson(manifestFile, manifest);
}

/** What is prerendered and no page, such as the site map and the icons. */
export const prerenderedFiles = (build: string) =>
  globSync('server/app/**/*.body', { cwd: build }).map((body) => {
    const file = body.slice(0, -'.body'.length);
    return { route: file.slice('server/app'.length), meta: `${file}.meta` };
  });

/** Tells Next's server more than next.config.js can, which is read before there is a page. Later rules win. */
export function sendByRule(build: string, rules: Rule[]) {
  const manifestFile = join(build, 'routes-manifest.json');
  const manifest = readJson(manifestFile);
  expected(manifest.version === 3, 'version 3 of routes-manifest.json', `${manifest.version}`);
  for (const { address, headers, file, ...condition } of rules) {
    const rule = { ...(address === undefined ? EVERYWHERE : placeOf(address)), ...condition };
    const sent = Object.entries(headers).map(([key, value]) => ({ key, value }));
    manifest.headers.push({ ...rule, headers: sent });
    if (file) manifest.rewrites.beforeFiles.push({ ...rule, destination: addressOf(file) });
  }
  writeJson(manifestFile, manifest);
}

const EVERYWHERE = { source: '/:path*', regex: '^/.*$' };

/** Next's server reads the pattern, other hosts the expression. Nothing in an address may count as either. */
function placeOf(address: string) {
  const path = encodeURI(address);
  return {
    source: path.replace(/[():*+?{}\\]/g, '\\$&'),
    regex: `^${path.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?:/)?$`,
  };
}

const writeJson = (file: string, value: object) => writeFileSync(file, JSON.stringify(value));

/**
 * Hosts without Next's server send these two as they are, with no headers of ours, so each brings its policy itself.
 * Next has made the first of them from the page for 404 before that was finished.
 */
export function writeErrorPages(build: string, notFound: { html: string; policy: string }) {
  const pages = join(build, 'server/pages');
  const finished = readFileSync(join(build, notFound.html), 'utf8');
  const failed = readFileSync(join(pages, '500.html'), 'utf8');
  writeFileSync(join(pages, '404.html'), withPolicy(finished, notFound.policy));
  writeFileSync(join(pages, '500.html'), withPolicy(failed, NOTHING_ALLOWED));
}

function withPolicy(html: string, policy: string) {
  // Only a header may say who frames a page.
  const content = policy.replace(/; frame-ancestors [^;]*/, '');
  const [start, ...others] = html.split('<head>');
  expected(others.length === 1, 'one <head>', `${others.length}`);
  return `${start}<head><meta http-equiv="Content-Security-Policy" content="${content}">${others}`;
}
