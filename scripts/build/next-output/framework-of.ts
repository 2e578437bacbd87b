import {
  attributeOf,
  elementsNamed,
  type HtmlDocument,
  type HtmlElement,
  textOf,
} from '../finish/html-document.ts';
import { expected } from './expected.ts';
import { NEXT_FILES } from './files.ts';

const FLIGHT_DATA = /^\(?self\.__next_f\b/;
const OF_NEXT_OR_REACT = /^\(?self\.__next|^\$R[A-Z]\b/;

/** What Next has put into a page for its own use in the browser, by kind. All other scripts are the author's. */
export function frameworkOf(document: HtmlDocument) {
  const scripts = elementsNamed(document, 'script');
  const files = scripts.filter((script) => attributeOf(script, 'src')?.startsWith(NEXT_FILES));
  const bootstrap = scripts.filter((script) => attributeOf(script, 'id') === '_R_');
  const flightData = scripts.filter((script) => FLIGHT_DATA.test(textOf(script)));
  const preloads = elementsNamed(document, 'link').filter(isScriptPreload);
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

function isScriptPreload(link: HtmlElement) {
  const isFile = attributeOf(link, 'href')?.startsWith(NEXT_FILES) ?? false;
  return isFile && attributeOf(link, 'as') === 'script';
}

/** The page of a route that threw, called notFound() or redirect(): the browser was to render something instead. */
export const hasNothingToShow = (document: HtmlDocument) =>
  elementsNamed(document, 'html').some((html) => attributeOf(html, 'id') === '__next_error__');
