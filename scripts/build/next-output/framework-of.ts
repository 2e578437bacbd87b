import { attributeOf, elementsNamed, type HtmlDocument, textOf } from '../finish/html-document.ts';
import { NEXT_FILES } from './addresses.ts';
import { expected } from './expected.ts';

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
