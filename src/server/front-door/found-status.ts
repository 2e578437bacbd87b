import 'server-only';
import { type ServerResponse, STATUS_CODES } from 'node:http';

/** What Next finds when a file is asked for in a way in which it cannot be given. */
const FOUND = [400, 405, 412, 416];

/**
 * For these Next looks for a page of its own to say it with, has none, and turns to 500. At that moment we say what
 * it had found.
 */
export function keepFoundStatus(response: ServerResponse) {
  let status = response.statusCode;
  Object.defineProperty(response, 'statusCode', {
    get: () => status,
    set(next: number) {
      const wasFound = next === 500 && FOUND.includes(status) && !response.headersSent;
      if (wasFound) response.setHeader('Content-Type', 'text/plain').end(STATUS_CODES[status]);
      else status = next;
    },
  });
}
