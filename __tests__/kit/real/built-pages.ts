import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headers } from '#headers.ts';
import type { Site } from '#server/http/finished-files.ts';
import { SERVED } from '../../../scripts/build/builds.ts';

const BUILD = join(import.meta.dirname, '../../..', SERVED);
const site: Site = JSON.parse(readFileSync(join(BUILD, 'site.json'), 'utf8'));

export const NO_PAGE = '/no-such-page';

const pathOf = (address: string) => (address === '/404' ? NO_PAGE : encodeURI(address));

/** Redirects show nothing, and have no such header. */
const shown = Object.entries(site.files).flatMap(([address, [plain]]) => {
  if (plain.headers['No-Vary-Search'] !== headers.page['No-Vary-Search']) return [];
  const html = readFileSync(join(BUILD, 'files', plain.file), 'utf8');
  return [{ path: pathOf(address), isHydrated: html.includes('/_next/static/chunks/') }];
});

export const finishedPages = shown.map(({ path }) => path);

export const contentPages = shown.filter(({ isHydrated }) => !isHydrated).map(({ path }) => path);

const fixed = site.handlers
  .filter(({ pattern }) => !pattern.includes('+'))
  .map(({ pattern, isPage }) => ({ path: pattern.slice(1, -1).replaceAll('\\', ''), isPage }));
export const handlers = fixed.map(({ path }) => path);

/** A page that Next renders has a handler, and may be finished besides. */
export const pages = [
  ...new Set([...finishedPages, ...fixed.filter(({ isPage }) => isPage).map(({ path }) => path)]),
];
