import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Headers, headers } from '../../../src/headers.ts';
import type { TrustedOrigins } from '../../../src/trusted-origins.ts';
import { answeredPaths } from '../next-output/answered-paths.ts';
import { fileBehind, type IslandStyles, islandStyles } from '../next-output/files.ts';
import {
  hasIslands,
  isRedirect,
  type NextPage,
  prerenderedPages,
} from '../next-output/prerendered-pages.ts';
import { completeSitemap } from '../next-output/sitemap.ts';
import { addressErrors } from './address-errors.ts';
import { failOn } from './build-errors.ts';
import {
  allowedOrigins,
  contentSecurityPolicy,
  embedderPolicy,
} from './content-security-policy.ts';
import { featureErrors } from './feature-errors.ts';
import { delayFramework, dropFramework } from './framework.ts';
import { type HtmlDocument, readHtml, writeHtml } from './html-document.ts';
import { originErrors, pageErrors } from './page-errors.ts';
import { mergeStyles, readStyleSheets } from './page-styles.ts';
import { preloadBesidePaint } from './preload-beside-paint.ts';
import { shortenClassNames } from './shorten-class-names.ts';
import { stripFlightStyles } from './strip-flight-styles.ts';

type ReadPage = NextPage & { document: HtmlDocument };
/** A page as it will be sent: its file in the build folder, and its headers. */
export type FinishedPage = NextPage & { headers: Headers };

/** Finishes every page that Next has prerendered into this build folder, or ends with what to write instead. */
export function finishPages(build: string, trusted: TrustedOrigins): FinishedPage[] {
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
  return pages.map((page) => finish(page, build, trusted));
}

function finish({ document, ...page }: ReadPage, build: string, trusted: TrustedOrigins) {
  if (isRedirect(page)) return { ...page, headers: headers.file };
  try {
    const { html, policy, embedder } = finishPage(document, {
      trusted,
      hasIslands: hasIslands(page),
      fileBehind: (address) => fileBehind(build, address),
      islandStyles: islandStyles(build),
    });
    writeFileSync(join(build, page.html), html);
    const own = { 'Content-Security-Policy': policy, 'Cross-Origin-Embedder-Policy': embedder };
    return { ...page, headers: { ...headers.page, ...own } };
  } catch (cause) {
    throw new Error(`The page ${page.route} (${page.source}) could not be finished.`, { cause });
  }
}

type Circumstances = {
  trusted: TrustedOrigins;
  hasIslands: boolean;
  fileBehind: (address: string) => string;
  islandStyles: IslandStyles;
};

/** All that happens to one page between Next's prerendering and its visitors, in this order. */
function finishPage(document: HtmlDocument, circumstances: Circumstances) {
  const { trusted, hasIslands, fileBehind, islandStyles } = circumstances;
  if (!hasIslands) readStyleSheets(document, fileBehind);
  mergeStyles(document);
  if (hasIslands) {
    stripFlightStyles(document);
    delayFramework(document);
  } else {
    dropFramework(document);
  }
  // An island that is painted in the browser names its classes there, as long as ever.
  if (!(hasIslands && islandStyles.byRules)) shortenClassNames(document, { hasIslands });
  preloadBesidePaint(document);
  const allowed = allowedOrigins(document, trusted);
  return {
    html: writeHtml(document),
    policy: contentSecurityPolicy(document, { allowed, hasIslands, islandStyles }),
    embedder: embedderPolicy(allowed),
  };
}
