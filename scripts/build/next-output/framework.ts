import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  textOf,
} from '../html-document.ts';
import { expected } from './expected.ts';

/** Where browsers find what lies in the build folder's `static`. */
export const NEXT_FILES = '/_next/static/';

const FLIGHT_DATA = /^\(?self\.__next_f\b/;
const OF_NEXT_OR_REACT = /^\(?self\.__next|^\$R[A-Z]\b/;

/** What Next has put into a page for its own use in the browser, by kind. All other scripts are the author's. */
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

/** The scripts that are not Next's or ours to describe the page with: their text or their file is an author's. */
export const authorsScripts = (document: HtmlDocument) =>
  elementsNamed(document, 'script').filter(
    (script) =>
      attributeOf(script, 'id') !== '_R_' &&
      !attributeOf(script, 'src')?.startsWith(NEXT_FILES) &&
      !OF_NEXT_OR_REACT.test(textOf(script)) &&
      attributeOf(script, 'type') !== 'application/ld+json',
  );

/** The page of a route that threw, called notFound() or redirect(): the browser was to render something instead. */
export const hasNothingToShow = (document: HtmlDocument) =>
  elementsNamed(document, 'html').some((html) => attributeOf(html, 'id') === '__next_error__');

const MOVES_CONTENT = /^(?:\$R[A-Z]|requestAnimationFrame\(function\(\)\{\$R[A-Z])/;

/** Part of it stands at its end, where a script of React's is to fetch it from. */
export const isStreamed = (document: HtmlDocument) =>
  elementsNamed(document, 'script').some((script) => MOVES_CONTENT.test(textOf(script))) ||
  elementsNamed(document, 'template').some((gap) => /^[BPS]:/.test(attributeOf(gap, 'id') ?? ''));

/** Takes out of a page without islands what only islands need: scripts, their preloads, flight data. */
export function dropFramework(document: HtmlDocument) {
  const { files, preloads, inline } = frameworkOf(document);
  for (const element of [...files, ...preloads, ...inline]) remove(element);
  for (const picture of elementsNamed(document, 'img')) withoutBlur(picture);
}

/** What next/image paints behind a picture while it loads, a script of the framework would take away. */
function withoutBlur(picture: HtmlElement) {
  const style = attributeOf(picture, 'style');
  if (style === undefined || attributeOf(picture, 'data-nimg') === undefined) return;
  const left = style
    .replace(/;?background-image:url\("data:.*?"\)/, '')
    .replace(/;?background-(size|position|repeat):[^;]*/g, '');
  setAttribute(picture, 'style', left);
}

/**
 * What Trusted Types would refuse, and the framework needs. The bundler asks for what an island opens later with an address
 * of plain text: one of the site's own files. And where a translator or an extension has changed a page before React
 * takes it over, React makes all of it anew, its scripts too: an empty element, and the text of one that stands there.
 */
const ALLOW_OUR_OWN =
  "{const own=t=>t==='<script><\\/script>'||[...document.scripts].some(s=>s.text===t)?t:null;" +
  "window.trustedTypes?.createPolicy('default',{createHTML:own,createScript:own," +
  `createScriptURL:u=>u.startsWith('${NEXT_FILES}chunks/')?u:null})}`;

/**
 * The youngest of all that islands and the framework ask of a browser: who has it has the others. Who lacks it is given
 * no island, and its form stays the plain form, which the browser posts itself.
 */
const IF_YOUNG_ENOUGH = 'AbortSignal.timeout&&';

/**
 * The observer hears of the first paint even if that was before it began to listen, and in a tab
 * opened in the background only once it is looked at. A page that arrives in pieces is painted empty
 * first: what counts is the paint that has something to read. Scripts that leave a <template> start as
 * the parser made them, so no address passes through a script: Trusted Types have nothing to guard.
 */
const START_AFTER_FIRST_PAINT =
  IF_YOUNG_ENOUGH +
  "new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&" +
  "document.head.append(document.getElementById('framework').content))" +
  ".observe({type:'paint',buffered:true})";

/** Makes a page with islands paint before any of the framework's files is fetched. */
export function delayFramework(document: HtmlDocument) {
  const { files, preloads } = frameworkOf(document);
  for (const element of [...files, ...preloads]) remove(element);
  appendTo('body', document, newTemplate('framework', files));
  appendTo('body', document, newElement('script', ALLOW_OUR_OWN + START_AFTER_FIRST_PAINT));
}

/**
 * Chromium reads it as "compile all of this file, on the thread that loads it". Without it each
 * function is compiled on the main thread when it is first called, and all of the framework is
 * called in the one task that starts it. To other browsers it is a comment.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Has the framework's files compiled while they load, so that starting them blocks no one's typing. */
export function compileWhileLoading(build: string) {
  const files = globSync('static/chunks/**/*.js', { cwd: build });
  expected(files.length > 0, 'script files in static/chunks', 'none');
  for (const file of files.map((name) => join(build, name)))
    writeFileSync(file, COMPILE_ALL + readFileSync(file, 'utf8'));
}
