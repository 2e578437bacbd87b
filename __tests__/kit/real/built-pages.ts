import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  hasClientComponents,
  NOT_FOUND,
  prerenderedPages,
} from '../../../scripts/build/next-output/manifests.ts';

const BUILD = join(import.meta.dirname, '../../../.next');

export const NO_PAGE = '/no-such-page';

/** Pages of an owner are tested, too. Redirects show nothing. */
const shown = prerenderedPages(BUILD)
  .filter(({ status }) => status < 300 || status >= 400)
  .map((page) => ({
    path: page.address === NOT_FOUND ? NO_PAGE : encodeURI(page.address),
    hasClientComponents: hasClientComponents(page),
  }));

export const pages = shown.map(({ path }) => path);
export const contentPages = shown
  .filter((page) => !page.hasClientComponents)
  .map(({ path }) => path);

const entries = Object.entries<string>(
  JSON.parse(readFileSync(join(BUILD, 'app-path-routes-manifest.json'), 'utf8')),
);

export const handlers = entries
  .filter(([entry, route]) => entry.endsWith('/route') && !route.includes('['))
  .map(([, route]) => route);
