import { frameworkOf } from '../next-output/framework-of.ts';
import { type HtmlDocument, remove } from './html-document.ts';

/** Takes out of a page without islands what only islands need: scripts, their preloads, flight data. */
export function dropFramework(document: HtmlDocument) {
  const { files, preloads, inline } = frameworkOf(document);
  for (const element of [...files, ...preloads, ...inline]) remove(element);
}
