import { attributeOf, elementsNamed, type HtmlDocument, remove, textOf } from '../html-document.ts';
import { expected } from '../refusals.ts';
import { NEXT_FILES } from './manifests.ts';

const CHUNKS = `${NEXT_FILES}chunks/`;

const FLIGHT_DATA = /^\(?self\.__next_f\b/;
const OF_NEXT = /^\(?self\.__next/;
/** React streams a long <Suspense>, and these scripts put it in its place. */
const OF_REACT = /^(?:requestAnimationFrame\(function\(\)\{)?\$R[A-Z]\b/;

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
  const ofNext = left.filter((text) => OF_NEXT.test(text)).join('\n');
  const ofReact = left.filter((text) => OF_REACT.test(text)).join('\n');
  expected(ofNext === '', 'no other script of Next', ofNext);
  expected(ofReact === '', 'no <Suspense> around a long part', ofReact);
}
