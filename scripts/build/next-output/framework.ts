import { select, textOf } from '../html-document.ts';
import { expected } from '../refusals.ts';
import { NEXT_FILES } from './manifests.ts';

const CHUNKS = `${NEXT_FILES}chunks/`;

const FLIGHT_DATA = /^\(?self\.__next_f\b/;
const OF_NEXT = /^\(?self\.__next/;
/** React streams a long <Suspense>, and these scripts put it in its place. */
const OF_REACT = /^(?:requestAnimationFrame\(function\(\)\{)?\$R[A-Z]\b/;

export function dropFramework(document: Document) {
  const scriptsWith = (start: RegExp) =>
    select(document, 'script').filter((script) => start.test(textOf(script)));
  const files = select(document, `script[src^="${CHUNKS}"]`);
  const bootstrap = select(document, 'script#_R_');
  const flightData = scriptsWith(FLIGHT_DATA);
  expected(files.length > 0, `script files of ${CHUNKS}`, 'none');
  expected(bootstrap.length === 1, 'one script with the id _R_', `${bootstrap.length}`);
  expected(flightData.length > 0, 'scripts that begin with self.__next_f', 'none');

  const preloads = select(document, `link[as="script"][href^="${CHUNKS}"]`);
  for (const element of [...files, ...bootstrap, ...flightData, ...preloads]) element.remove();
  const [ofNext, ofReact] = [scriptsWith(OF_NEXT), scriptsWith(OF_REACT)];
  expected(ofNext.length === 0, 'no other script of Next', ofNext.map(textOf).join('\n'));
  expected(
    ofReact.length === 0,
    'no <Suspense> around a long part',
    ofReact.map(textOf).join('\n'),
  );
}
