import { select } from '../html-document.ts';
import { expected } from '../refusals.ts';
import { STATIC_ADDRESS } from './next-outputs.ts';

const SHOW_COMMENT = 0x80;
const CHUNKS = `${STATIC_ADDRESS}chunks/`;

const FLIGHT_DATA = /^\(?self\.__next_f\b/;
const OF_NEXT = /^\(?self\.__next/;
const OF_REACT = /^(?:requestAnimationFrame\(function\(\)\{)?\$R[A-Z]\b/;

export function dropFramework(document: Document) {
  const scriptsWith = (start: RegExp) =>
    select(document, 'script').filter(({ textContent }) => start.test(textContent));
  const dropped = {
    [`script files of ${CHUNKS}`]: select(document, `script[src^="${CHUNKS}"]`),
    'a script with the id _R_': select(document, 'script#_R_'),
    'scripts that begin with self.__next_f': scriptsWith(FLIGHT_DATA),
  };
  for (const [what, elements] of Object.entries(dropped))
    expected(elements.length > 0, what, 'none');
  const preloads = select(document, `link[as="script"][href^="${CHUNKS}"]`);
  for (const element of [...Object.values(dropped).flat(), ...preloads]) element.remove();
  // React separates texts by comments, which only hydration needs.
  const walk = document.createNodeIterator(document, SHOW_COMMENT);
  while (walk.nextNode()) walk.referenceNode.parentNode?.removeChild(walk.referenceNode);

  const left = { 'no other script of Next': OF_NEXT, 'no <Suspense> around a long part': OF_REACT };
  for (const [what, start] of Object.entries(left)) {
    const scripts = scriptsWith(start);
    expected(scripts.length === 0, what, scripts.map(({ textContent }) => textContent).join('\n'));
  }
}
