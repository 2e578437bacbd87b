import { type HtmlDocument, remove, setText, textOf } from '../finish/html-document.ts';
import { expected } from './expected.ts';
import { type FlightRow, readFlight, writeFlight } from './flight-data.ts';
import { frameworkOf } from './framework-of.ts';

const PUSH = /^self\.__next_f\.push\((\[1,"[\s\S]*"\])\)$/;

/** Changes what React is told of a page, which Next writes in pieces: afterwards it is one. */
export function changeFlight(document: HtmlDocument, change: (rows: FlightRow[]) => FlightRow[]) {
  const pushes = frameworkOf(document).inline.filter((script) => PUSH.test(textOf(script)));
  const [first, ...others] = pushes;
  expected(first !== undefined, 'flight data in pushes of kind 1', 'none');

  const told = pushes.map((script) => toldBy(textOf(script))).join('');
  setText(first, push(writeFlight(change(readFlight(told)))));
  for (const script of others) remove(script);
}

function toldBy(script: string): string {
  const [, told] = JSON.parse(PUSH.exec(script)?.[1] ?? '[]');
  return told;
}

/** As Next writes it: nothing in it may end the script. */
function push(told: string) {
  return `self.__next_f.push(${JSON.stringify([1, told]).replaceAll('<', '\\u003c')})`;
}
