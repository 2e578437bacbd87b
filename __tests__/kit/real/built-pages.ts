import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_FOUND, prerenderedPages } from '../../../scripts/build/next-output/manifests.ts';

const BUILD = join(import.meta.dirname, '../../../.next');

export const NO_PAGE = '/no-such-page';

/** Redirects show nothing. */
const shown = prerenderedPages(BUILD).filter(({ status }) => status < 300 || status >= 400);
const pathOf = ({ address }: { address: string }) =>
  address === NOT_FOUND ? NO_PAGE : encodeURI(address);

export const pages = shown.map(pathOf);
export const contentPages = shown.filter((page) => !page.hasClientComponents).map(pathOf);

const entries = Object.entries<string>(
  JSON.parse(readFileSync(join(BUILD, 'app-path-routes-manifest.json'), 'utf8')),
);

export const handlers = entries
  .filter(([entry, route]) => entry.endsWith('/route') && !route.includes('['))
  .map(([, route]) => route);
