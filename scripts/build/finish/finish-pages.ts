import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrustedOrigins } from '../../../src/content/trusted-origins.ts';
import { type Headers, headers } from '../../../src/headers.ts';
import { mergeStyles } from '../../../src/styles/merge-styles.ts';
import {
  attributeOf,
  elementsNamed,
  type HtmlDocument,
  readHtml,
  setAttribute,
  writeHtml,
} from '../html-document.ts';
import { featureRefusals, pageRefusals } from '../next-output/feature-refusals.ts';
import { dropFramework } from '../next-output/framework.ts';
import {
  hasClientComponents,
  NEXT_FILES,
  type NextPage,
  prerenderedPages,
} from '../next-output/manifests.ts';
import { failOn } from '../refusals.ts';
import { contentSecurityPolicy, embedderPolicy } from './content-security-policy.ts';
import { movePreloadsToBody } from './page-styles.ts';

type ReadPage = NextPage & { document: HtmlDocument };
export type Finished = { address: string; path: string; status: number; headers: Headers };

export function finishPages(build: string, trusted: TrustedOrigins): Finished[] {
  const pages = prerenderedPages(build).map((page) => {
    const html = readFileSync(join(build, page.html), 'utf8');
    // Next hydrates its own HTML only.
    return { ...page, document: readHtml(hasClientComponents(page) ? html : mergeStyles(html)) };
  });
  failOn([
    ...featureRefusals(build),
    ...pages.flatMap((page) => pageRefusals(page, page.document)),
  ]);
  return pages.map((page) => {
    try {
      return finish(page, build, trusted);
    } catch (cause) {
      throw new Error(`The page ${page.address} (${page.source}) could not be finished.`, {
        cause,
      });
    }
  });
}

function finish({ document, ...page }: ReadPage, build: string, trusted: TrustedOrigins): Finished {
  const { address, status, location } = page;
  const path = join(build, page.html);
  const typed = { 'Content-Type': 'text/html; charset=utf-8' };
  if (location !== undefined)
    return { address, path, status, headers: { ...headers.file, ...typed, Location: location } };

  const policyInput = { document, hasClientComponents: hasClientComponents(page), trusted };
  if (!policyInput.hasClientComponents) {
    dropFramework(document);
    movePreloadsToBody(document);
    startModulesAtOnce(document);
    writeFileSync(path, writeHtml(document));
  }

  const own = {
    'Content-Security-Policy': contentSecurityPolicy(policyInput),
    'Cross-Origin-Embedder-Policy': embedderPolicy(policyInput),
  };
  return { address, path, status, headers: { ...headers.page, ...typed, ...own } };
}

/** After a native post began, Chromium runs no deferred script, and React would move an async one into the head. */
function startModulesAtOnce(document: HtmlDocument) {
  for (const script of elementsNamed(document, 'script'))
    if (attributeOf(script, 'src')?.startsWith(NEXT_FILES)) setAttribute(script, 'async', '');
}
