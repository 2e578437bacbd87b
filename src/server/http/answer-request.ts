import type { IncomingMessage } from 'node:http';
import { SOCKET_ADDRESS } from '#server/intake/client-networks.ts';
import { failureCode, log } from '#server/log.ts';
import { type ServedSite, sendFile } from './finished-files.ts';
import type { SiteResponse } from './site-server.ts';

/** More than any advertisement adds. Next looks for each parameter among all: of 14 KB, for more than a second. */
const FEW_PARAMETERS = /^(?:[?&][^&]*){0,32}/;

/** Longer than any browser's. Next's list of robots reads it once for each of its letters. */
const LONGEST_USER_AGENT = 512;

/** An escaped slash, backslash or NUL: whoever decodes it later would read another path than we do. */
const HIDES_MORE = /%2f|%5c|%00/i;

const TO_READ = ['GET', 'HEAD'];
/** Which of them a handler takes it says itself; what is not among them Next answers with 400 or 500. */
const TO_HANDLERS = [...TO_READ, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Handler = (request: IncomingMessage, response: SiteResponse) => Promise<unknown>;

/** Answers every request: a finished file by itself, a handler by Next, anything else with the 404 page. */
export function answerRequest(site: ServedSite, handler: Handler, siteUrl: URL) {
  return (request: IncomingMessage, response: SiteResponse) => {
    const { method = '', headers, socket } = request;
    const address = addressOf(request);
    const file = address && site.files.get(address.name);
    const isForHandler = address && !file && site.isForHandler(address.path);

    const methods = isForHandler ? TO_HANDLERS : TO_READ;
    if (!methods.includes(method)) return response.refuse(405, { Allow: methods.join(', ') });
    if (isForHandler) {
      // The whole request, at the address that was decided, and as long as has a use.
      request.url = address.path + address.query;
      headers['user-agent'] &&= headers['user-agent'].slice(0, LONGEST_USER_AGENT);
      // A handler sees headers and no socket, and Next keeps an `x-forwarded-for` that the visitor made up.
      headers[SOCKET_ADDRESS] = socket.remoteAddress ?? '';
      // A handler's `request.url` begins with it.
      headers['x-forwarded-proto'] = siteUrl.protocol.slice(0, -1);
      const begin = () =>
        void handler(request, response).catch((failure: unknown) => {
          log.error('Handler failed', { reason: failureCode(failure) });
          if (response.headersSent) response.destroy();
          else response.refuse(500);
        });
      return method === 'POST' ? inLine(begin) : begin();
    }
    // `/about/` means `/about`: where that is something, and nowhere else, visitors are led there.
    if (address && !file && site.files.has(address.name.replace(/\/$/, '')))
      return response.refuse(308, { Location: address.path.slice(0, -1) + address.query });
    if (address?.path.startsWith('/_next/') && !file) return response.refuse(404);
    sendFile(file ?? site.notFound, request, response);
  };
}

/** What is asked for, decided once. Whatever comes before the path, as in `GET http://a/b`, is nobody's concern. */
function addressOf({ url = '' }: IncomingMessage) {
  const written = url.replace(/^https?:\/\/[^/?]*(?=\/)/i, '');
  if (!written.startsWith('/')) return undefined;
  const { pathname: path, search } = new URL(`http://site${written}`);
  const [query = ''] = FEW_PARAMETERS.exec(search) ?? [];
  try {
    // The name is what a person would write: `/work/two words`.
    return HIDES_MORE.test(path) ? undefined : { path, query, name: decodeURIComponent(path) };
  } catch {
    return undefined;
  }
}

const AT_ONCE = 16;
const waiting: (() => void)[] = [];

/**
 * Of a crowd that posts only a few begin in one turn of the event loop. A turn lets one new connection in: were turns
 * long, a crowd that stays connected would keep all others out.
 */
export function inLine(begin: () => void) {
  if (waiting.push(begin) === 1) setImmediate(beginSome);
}

function beginSome() {
  const some = waiting.splice(0, AT_ONCE);
  if (waiting.length > 0) setImmediate(beginSome);
  for (const begin of some) begin();
}
