import { attributeOf, elementsNamed, type HtmlDocument, remove, textOf } from '../html-document.ts';
import { expected } from '../refusals.ts';
import { NEXT_FILES } from './manifests.ts';

const CHUNKS = `${NEXT_FILES}chunks/`;

const FLIGHT_DATA = /^\(?self\.__next_f\b/;
const OF_NEXT_OR_REACT = /^\(?self\.__next|^\$R[A-Z]\b/;

export function dropFramework(document: HtmlDocument) {
  const scripts = elementsNamed(document, 'script');
  const files = scripts.filter((script) => attributeOf(script, 'src')?.startsWith(CHUNKS));
  const bootstrap = scripts.filter((script) => attributeOf(script, 'id') === '_R_');
  const flightData = scripts.filter((script) => FLIGHT_DATA.test(textOf(script)));
  expected(files.length > 0, `script files of ${CHUNKS}`, 'none');
  expected(bootstrap.length === 1, 'one script with the id _R_', `${bootstrap.length}`);
  expected(flightData.length > 0, 'scripts that begin with self.__next_f', 'none');

  const preloads = elementsNamed(document, 'link').filter(
    (link) => attributeOf(link, 'as') === 'script' && attributeOf(link, 'href')?.startsWith(CHUNKS),
  );
  for (const element of [...files, ...bootstrap, ...flightData, ...preloads]) remove(element);
  const left = elementsNamed(document, 'script').map(textOf);
  const unknown = left.filter((text) => OF_NEXT_OR_REACT.test(text)).join('\n');
  expected(unknown === '', 'no other script of Next or React', unknown);
}

/** Next writes this shell for a route that throws, calls notFound() or redirect(). */
export const hasNothingToShow = (document: HtmlDocument) =>
  elementsNamed(document, 'html').some((html) => attributeOf(html, 'id') === '__next_error__');

const MOVES_CONTENT = /^(?:\$R[A-Z]|requestAnimationFrame\(function\(\)\{\$R[A-Z])/;

export const isStreamed = (document: HtmlDocument) =>
  elementsNamed(document, 'script').some((script) => MOVES_CONTENT.test(textOf(script))) ||
  elementsNamed(document, 'template').some((gap) => /^[BPS]:/.test(attributeOf(gap, 'id') ?? ''));
