import 'server-only';
import { format, stripVTControlCharacters } from 'node:util';
import { failureCode, log } from './log.ts';

/**
 * Has Next speak through our log: what it says of a request that failed comes in many lines, and may quote whoever
 * sent it. What remains is what kind of failure it was and where in the code; those are nobody's words.
 */
export function speakForNext() {
  // Nothing of a request: what it says of itself when it starts, and what an owner's handler has to say.
  console.log = (...said) => log.info(stripVTControlCharacters(format(...said)).trim());
  console.warn = (...said) => log.warn('Next warns', outline(said));
  console.error = (...said) => log.error('Next failed', outline(said));
}

function outline(said: readonly unknown[]) {
  const failure = said.find((word) => word instanceof Error);
  return failure ? { reason: failureCode(failure), at: placeOf(failure) } : {};
}

/** Where it was thrown. What stands before the places may be a stranger's, and look like one. */
function placeOf({ stack = '', message }: Error) {
  const places = stack.slice(stack.indexOf(message) + message.length);
  return /^ {4}at (.*)$/m.exec(places)?.[1];
}
