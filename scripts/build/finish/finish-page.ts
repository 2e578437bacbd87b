import type { TrustedOrigins } from '../../../src/trusted-origins.ts';
import type { IslandStyles } from '../next-output/files.ts';
import { placeContent } from '../next-output/place-content.ts';
import { allowedOrigins } from './allowed-origins.ts';
import { contentSecurityPolicy, embedderPolicy } from './content-security-policy.ts';
import { delayFramework } from './delay-framework.ts';
import { dropFramework } from './drop-framework.ts';
import { forgetStyles } from './forget-styles.ts';
import { type HtmlDocument, writeHtml } from './html-document.ts';
import { mergeStyles } from './merge-styles.ts';
import { moveStyleAttributes } from './move-style-attributes.ts';
import { preloadBesidePaint } from './preload-beside-paint.ts';
import { readStyleSheets } from './read-style-sheets.ts';
import { shortenClassNames } from './shorten-class-names.ts';

export type Circumstances = {
  trusted: TrustedOrigins;
  hasIslands: boolean;
  fileBehind: (address: string) => string;
  islandStyles: IslandStyles;
};

/** All that happens to one page between Next's prerendering and its visitors, in this order. */
export function finishPage(document: HtmlDocument, circumstances: Circumstances) {
  const { trusted, hasIslands, fileBehind, islandStyles } = circumstances;
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
