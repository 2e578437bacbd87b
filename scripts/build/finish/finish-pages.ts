import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { delayFramework } from './delay-framework.ts';
import { dropFramework } from './drop-framework.ts';
import { forgetStyles } from './forget-styles.ts';
import { hasIslands } from './has-islands.ts';
import { readHtml, writeHtml } from './html-document.ts';
import { mergeStyles } from './merge-styles.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { sendPolicy } from './send-policy.ts';

/** A page as it will be sent: its address, its file in the build folder and its policy. */
export type FinishedPage = { route: string; file: string; policy: string };

/** Finishes every page that Next has prerendered into this build folder. */
export function finishPages(build: string): FinishedPage[] {
  return prerenderedPages(build).map(({ route, file, references }) => {
    try {
      const html = join(build, `${file}.html`);
      const page = finishPage(readFileSync(html, 'utf8'), hasIslands(references));
      writeFileSync(html, page.html);
      sendPolicy(join(build, `${file}.meta`), page.policy);
      return { route, file: `${file}.html`, policy: page.policy };
    } catch (cause) {
      throw new Error(`The page ${route} could not be finished.`, { cause });
    }
  });
}

export function finishPage(text: string, hasIslands: boolean) {
  const document = readHtml(text);
  mergeStyles(document);
  if (hasIslands) {
    forgetStyles(document);
    delayFramework(document);
  } else {
    dropFramework(document);
  }
  return { html: writeHtml(document), policy: contentSecurityPolicy(document) };
}
