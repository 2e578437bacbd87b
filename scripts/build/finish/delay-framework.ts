import { NEXT_FILES } from '../next-output/files.ts';
import { frameworkOf } from '../next-output/framework-of.ts';
import { appendTo, type HtmlDocument, newElement, newTemplate, remove } from './html-document.ts';

/**
 * The bundler asks for what an island opens later with an address of plain text, which Trusted Types refuse.
 * This lets it through, for the site's own files and no others.
 */
const ALLOW_OWN_FILES =
  "window.trustedTypes?.createPolicy('default',{createScriptURL:u=>" +
  `u.startsWith('${NEXT_FILES}chunks/')?u:null});`;

/**
 * The observer hears of the first paint even if that was before it began to listen, and in a tab
 * opened in the background only once it is looked at. A page that arrives in pieces is painted empty
 * first: what counts is the paint that has something to read. Scripts that leave a <template> start as
 * the parser made them, so no address passes through a script: Trusted Types have nothing to guard.
 */
const START_AFTER_FIRST_PAINT =
  "new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&" +
  "document.head.append(document.getElementById('framework').content))" +
  ".observe({type:'paint',buffered:true})";

/** Makes a page with islands paint before any of the framework's files is fetched. */
export function delayFramework(document: HtmlDocument) {
  const { files, preloads } = frameworkOf(document);
  for (const element of [...files, ...preloads]) remove(element);
  appendTo('body', document, newTemplate('framework', files));
  appendTo('body', document, newElement('script', ALLOW_OWN_FILES + START_AFTER_FIRST_PAINT));
}
