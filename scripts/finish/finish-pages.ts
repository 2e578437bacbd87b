import { readFileSync, writeFileSync } from 'node:fs';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { delayFramework } from './delay-framework.ts';
import { dropFramework } from './drop-framework.ts';
import { forgetStyles } from './forget-styles.ts';
import { hasIslands } from './has-islands.ts';
import { readHtml, writeHtml } from './html-document.ts';
import { mergeStyles } from './merge-styles.ts';
import { nameSiteScript, publishSiteScript } from './name-site-script.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { sendPolicy } from './send-policy.ts';

/** Finishes every page that Next has prerendered into this build folder. */
export function finishPages(build: string, siteScript: string) {
  const address = publishSiteScript(siteScript, build);
  for (const { route, html, meta, references } of prerenderedPages(build)) {
    try {
      const page = finishPage(readFileSync(html, 'utf8'), hasIslands(references), address);
      writeFileSync(html, page.html);
      sendPolicy(meta, page.policy);
    } catch (cause) {
      throw new Error(`The page ${route} could not be finished.`, { cause });
    }
  }
}

export function finishPage(text: string, hasIslands: boolean, siteScript: string) {
  const document = readHtml(text);
  mergeStyles(document);
  if (hasIslands) {
    forgetStyles(document);
    delayFramework(document);
  } else {
    dropFramework(document);
  }
  nameSiteScript(document, siteScript);
  return { html: writeHtml(document), policy: contentSecurityPolicy(document) };
}
