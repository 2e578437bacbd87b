import type { TrustedOrigins } from '../../../src/trusted-origins.ts';
import { placeContent } from '../next-output/place-content.ts';
import { allowedOrigins } from './allowed-origins.ts';
import { contentSecurityPolicy, embedderPolicy } from './content-security-policy.ts';
import { delayFramework } from './delay-framework.ts';
import { dropFramework } from './drop-framework.ts';
import { forgetStyles } from './forget-styles.ts';
import { type HtmlDocument, writeHtml } from './html-document.ts';
import { mergeStyles } from './merge-styles.ts';
import { moveStyleAttributes } from './move-style-attributes.ts';
import { readStyleSheets } from './read-style-sheets.ts';

export type Circumstances = {
  trusted: TrustedOrigins;
  hasIslands: boolean;
  fileBehind: (address: string) => string;
  /** Whether islands of this build may fetch style sheets of their own when they are opened. */
  hasStyleSheets: boolean;
};

/** All that happens to one page between Next's prerendering and its visitors, in this order. */
export function finishPage(document: HtmlDocument, circumstances: Circumstances) {
  const { trusted, hasIslands, fileBehind, hasStyleSheets } = circumstances;
  placeContent(document);
  moveStyleAttributes(document);
  if (!hasIslands) readStyleSheets(document, fileBehind);
  mergeStyles(document);
  if (hasIslands) {
    forgetStyles(document);
    delayFramework(document);
  } else {
    dropFramework(document);
  }
  const allowed = allowedOrigins(document, trusted);
  const mayFetchStyles = hasIslands && hasStyleSheets;
  return {
    html: writeHtml(document),
    policy: contentSecurityPolicy(document, { allowed, hasIslands, mayFetchStyles }),
    embedder: embedderPolicy(allowed),
  };
}
