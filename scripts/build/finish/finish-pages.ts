import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Headers, headers } from '../../../src/headers.ts';
import type { TrustedOrigins } from '../../../src/trusted-origins.ts';
import { failOn } from '../build-errors.ts';
import { type HtmlDocument, readHtml, writeHtml } from '../html-document.ts';
import { completeSitemap } from '../next-output/complete-sitemap.ts';
import { configErrors, featureErrors } from '../next-output/feature-errors.ts';
import { stripFlightStyles } from '../next-output/flight-data.ts';
import { delayFramework, dropFramework } from '../next-output/framework.ts';
import {
  answeredPaths,
  fileBehind,
  hasIslands,
  type IslandStyles,
  islandStyles,
  type NextPage,
  prerenderedPages,
} from '../next-output/manifests.ts';
import { addressErrors } from './address-errors.ts';
import {
  allowedOrigins,
  contentSecurityPolicy,
  embedderPolicy,
} from './content-security-policy.ts';
import { originErrors, pageErrors } from './page-errors.ts';
import { mergeStyles, preloadBesidePaint, readStyleSheets } from './page-styles.ts';
import { shortenClassNames } from './shorten-class-names.ts';

type ReadPage = NextPage & { document: HtmlDocument };
/** What will be sent at an address: where it lies, and with which headers. */
export type Finished = { address: string; path: string; status: number; headers: Headers };

/** Finishes every page that Next has prerendered into this build folder, or ends with what to write instead. */
export function finishPages(build: string, trusted: TrustedOrigins): Finished[] {
  failOn(configErrors(build));
  const pages = prerenderedPages(build).map((page) => ({
    ...page,
    document: readHtml(readFileSync(join(build, page.html), 'utf8')),
  }));
  const isAnswered = answeredPaths(build);
  failOn([
    ...originErrors(trusted),
    ...featureErrors(build),
    ...pages.flatMap((page) => [
      ...pageErrors(page, page.document, trusted),
      ...addressErrors(page, page.document, isAnswered),
    ]),
  ]);

  completeSitemap(build, pages);
  const styles = islandStyles(build);
  return pages.map((page) => {
    try {
      return finish(page, build, trusted, styles);
    } catch (cause) {
      throw new Error(`The page ${page.route} (${page.source}) could not be finished.`, { cause });
    }
  });
}

/** All that happens to one page between Next's prerendering and its visitors, in this order. */
function finish(
  { document, ...page }: ReadPage,
  build: string,
  trusted: TrustedOrigins,
  styles: IslandStyles,
) {
  const { route: address, status, location } = page;
  const path = join(build, page.html);
  const typed = { 'Content-Type': 'text/html; charset=utf-8' };
  if (location !== undefined)
    return { address, path, status, headers: { ...headers.file, ...typed, Location: location } };

  const isIsland = hasIslands(page);
  readStyleSheets(document, (name) => fileBehind(build, name));
  mergeStyles(document);
  if (isIsland) {
    stripFlightStyles(document);
    delayFramework(document);
  } else {
    dropFramework(document);
  }
  // An island that is painted in the browser names its classes there, as long as ever.
  if (!(isIsland && styles.byRules)) shortenClassNames(document, { hasIslands: isIsland });
  preloadBesidePaint(document);
  writeFileSync(path, writeHtml(document));

  const allowed = allowedOrigins(document, trusted);
  const policy = { allowed, hasIslands: isIsland, islandStyles: styles };
  const own = {
    'Content-Security-Policy': contentSecurityPolicy(document, policy),
    'Cross-Origin-Embedder-Policy': embedderPolicy(allowed),
  };
  return { address, path, status, headers: { ...headers.page, ...typed, ...own } };
}
