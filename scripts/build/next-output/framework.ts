import { createHash } from 'node:crypto';
import {
  appendTo,
  attributeOf,
  elementsNamed,
  type HtmlDocument,
  type HtmlElement,
  newElement,
  newTemplate,
  remove,
  setAttribute,
  setText,
  textOf,
} from '../html-document.ts';
import { expected } from '../refusals.ts';

export const NEXT_FILES = '/_next/static/';

const FLIGHT_DATA = /^\(?self\.__next_f\b/;
const OF_NEXT_OR_REACT = /^\(?self\.__next|^\$R[A-Z]\b/;

export function frameworkOf(document: HtmlDocument) {
  const scripts = elementsNamed(document, 'script');
  const files = scripts.filter((script) => attributeOf(script, 'src')?.startsWith(NEXT_FILES));
  const bootstrap = scripts.filter((script) => attributeOf(script, 'id') === '_R_');
  const flightData = scripts.filter((script) => FLIGHT_DATA.test(textOf(script)));
  const preloads = elementsNamed(document, 'link').filter(
    (link) =>
      attributeOf(link, 'as') === 'script' && attributeOf(link, 'href')?.startsWith(NEXT_FILES),
  );
  const unknown = scripts
    .filter((script) => !flightData.includes(script))
    .map(textOf)
    .filter((text) => OF_NEXT_OR_REACT.test(text));

  expected(files.length > 0, `script files of ${NEXT_FILES}`, 'none');
  expected(bootstrap.length === 1, 'one script with the id _R_', `${bootstrap.length}`);
  expected(flightData.length > 0, 'scripts that begin with self.__next_f', 'none');
  expected(unknown.length === 0, 'no other script of Next or React', unknown.join('\n'));
  return { files, preloads, inline: [...bootstrap, ...flightData] };
}

/** Next writes this shell for a route that throws, calls notFound() or redirect(). */
export const hasNothingToShow = (document: HtmlDocument) =>
  elementsNamed(document, 'html').some((html) => attributeOf(html, 'id') === '__next_error__');

const MOVES_CONTENT = /^(?:\$R[A-Z]|requestAnimationFrame\(function\(\)\{\$R[A-Z])/;

export const isStreamed = (document: HtmlDocument) =>
  elementsNamed(document, 'script').some((script) => MOVES_CONTENT.test(textOf(script))) ||
  elementsNamed(document, 'template').some((gap) => /^[BPS]:/.test(attributeOf(gap, 'id') ?? ''));

export function dropFramework(document: HtmlDocument) {
  const { files, preloads, inline } = frameworkOf(document);
  for (const element of [...files, ...preloads, ...inline]) remove(element);
  return { files, inline };
}

/** A Trusted Types policy for what React writes again if a translator or an extension has changed the page. */
const ALLOW_OUR_OWN =
  "{const own=t=>t==='<script><\\/script>'||self.served?.includes(t)||[...document.scripts].some(s=>s.text===t)?t:null;" +
  "window.trustedTypes?.createPolicy('default',{createHTML:own,createScript:own," +
  `createScriptURL:u=>u.startsWith('${NEXT_FILES}chunks/')?u:null})}`;

/** Scripts moved out of a <template> keep their parsed `src`, so Trusted Types do not check it. */
const START_AFTER_FIRST_PAINT =
  "new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&" +
  "document.head.append(document.getElementById('framework').content))" +
  ".observe({type:'paint',buffered:true})";

/** One inline script needs one hash in the policy. */
export function delayFramework(document: HtmlDocument) {
  const { files, inline } = dropFramework(document);
  // A browser that needs the polyfills cannot run the other files.
  const modern = files.filter((file) => attributeOf(file, 'nomodule') === undefined);
  appendTo('body', document, newTemplate('framework', modern));
  const texts = [...inline.map(textOf), ALLOW_OUR_OWN + START_AFTER_FIRST_PAINT];
  appendTo('body', document, newElement('script', texts.join(';')));
}

/** Moves the script of every page into a file, which browsers keep: 1,400 bytes fewer in each first response. */
export function moveSiteScript(
  document: HtmlDocument,
  write: (name: string, text: string) => void,
) {
  for (const script of elementsNamed(document, 'script').filter(isSiteScript)) {
    const text = textOf(script);
    write(siteScriptName(text), text);
    setText(script, '');
    setAttribute(script, 'src', NEXT_FILES + siteScriptName(text));
    setAttribute(script, 'async', '');
  }
}

export const siteScriptName = (text: string) =>
  `site-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;

const isSiteScript = (script: HtmlElement) => attributeOf(script, 'id') === 'site-script';
