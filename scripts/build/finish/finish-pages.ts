import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrustedOrigins } from '../../../src/trusted-origins.ts';
import { answeredPaths } from '../next-output/answered-paths.ts';
import { sendByRule, sendWith, writeErrorPages } from '../next-output/answers.ts';
import { fileBehind, islandStyles } from '../next-output/files.ts';
import { hasIslands } from '../next-output/has-islands.ts';
import {
  isRedirect,
  type NextPage,
  NOT_FOUND,
  prerenderedPages,
} from '../next-output/prerendered-pages.ts';
import { finishPage } from './finish-page.ts';
import { type HtmlDocument, readHtml } from './html-document.ts';
import { NOTHING_ALLOWED } from './nothing-allowed.ts';
import { endAt } from './obstacle.ts';
import { obstaclesInAddresses } from './obstacles-in-addresses.ts';
import { obstaclesInMarkup } from './obstacles-in-markup.ts';
import { obstaclesInOrigins } from './obstacles-in-origins.ts';
import { obstaclesInParts, obstaclesInUse } from './obstacles-in-parts.ts';

type ReadPage = NextPage & { document: HtmlDocument };
/** A page as it will be sent: its file in the build folder, and the headers of its own. */
export type FinishedPage = NextPage & { policy: string; embedder: string };

/** What next.config.js sends with everything. */
const NOTHING_EMBEDDED = 'require-corp';

/** Finishes every page that Next has prerendered into this build folder, or ends with what to write instead. */
export function finishPages(build: string, trusted: TrustedOrigins): FinishedPage[] {
  const pages = prerenderedPages(build).map((page) => ({
    ...page,
    document: readHtml(readFileSync(join(build, page.html), 'utf8')),
  }));
  const isAnswered = answeredPaths(build);
  endAt([
    ...obstaclesInOrigins(trusted),
    ...obstaclesInParts(build),
    ...pages.flatMap((page) => [
      ...obstaclesInUse(page, page.document),
      ...obstaclesInMarkup(page.source, page.document, trusted),
      ...obstaclesInAddresses(page, page.document, isAnswered),
    ]),
  ]);

  const finished = pages.map((page) => finish(page, build, trusted));
  sendWith(
    build,
    finished.map(({ route, meta, policy }) => ({
      ...{ route, meta },
      headers: { 'content-security-policy': policy },
    })),
  );
  sendEmbedderPolicies(build, finished);
  for (const page of finished.filter(isNotFound)) writeErrorPages(build, page);
  return finished;
}

function finish({ document, ...page }: ReadPage, build: string, trusted: TrustedOrigins) {
  if (isRedirect(page)) return { ...page, policy: NOTHING_ALLOWED, embedder: NOTHING_EMBEDDED };
  try {
    const { html, ...headers } = finishPage(document, {
      trusted,
      hasIslands: hasIslands(page),
      fileBehind: (address) => fileBehind(build, address),
      islandStyles: islandStyles(build),
    });
    writeFileSync(join(build, page.html), html);
    return { ...page, ...headers };
  } catch (cause) {
    throw new Error(`The page ${page.route} (${page.source}) could not be finished.`, { cause });
  }
}

/** The page for addresses that do not exist has none of its own: what it needs is the rule for all, and comes first. */
function sendEmbedderPolicies(build: string, pages: FinishedPage[]) {
  if (pages.every(({ embedder }) => embedder === NOTHING_EMBEDDED)) return;
  const headersOf = ({ embedder }: FinishedPage) => ({ 'Cross-Origin-Embedder-Policy': embedder });
  sendByRule(build, [
    ...pages.filter(isNotFound).map((page) => ({ headers: headersOf(page) })),
    ...pages.map((page) => ({ address: page.route, headers: headersOf(page) })),
  ]);
}

const isNotFound = ({ route }: FinishedPage) => route === NOT_FOUND;
