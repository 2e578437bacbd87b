import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The header in which every request tells its handler whom the server really talks to. */
export const SOCKET_ADDRESS = 'x-socket-address';

/** More than any advertisement adds. Next looks for each parameter among all: of 14 KB, for more than a second. */
const MOST_PARAMETERS = 32;

/** Longer than any browser's. Next's list of robots reads it once for each of its letters. */
const LONGEST_USER_AGENT = 512;

export const TO_READ = ['GET', 'HEAD'];
/** Which of them a handler takes it says itself; what is not among them Next answers with 400 or 500. */
export const TO_HANDLERS = [...TO_READ, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Hides a slash, a backslash or an end: whoever reads it later could read another path than we. */
const HIDES_MORE = /%2f|%5c|%00/i;

export type Address = {
  /** As it stands in an address, without dots that lead anywhere. */
  path: string;
  /** The same as a person would write it: `/work/two words`. */
  name: string;
  query: string;
};

/** What is asked for, decided once. Whatever comes before the path, as in `GET http://a/b`, is nobody's concern. */
export function addressOf({ url = '' }: IncomingMessage): Address | undefined {
  const written = url.replace(/^https?:\/\/[^/?]*(?=\/)/i, '');
  if (!written.startsWith('/')) return undefined;
  const { pathname: path, search } = new URL(`http://site${written}`);
  if (HIDES_MORE.test(path)) return undefined;
  const name = decoded(path);
  return name === undefined ? undefined : { path, name, query: withFewParameters(search) };
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function withFewParameters(query: string) {
  let end = query.indexOf('?');
  for (let count = 0; end !== -1 && count < MOST_PARAMETERS; count += 1)
    end = query.indexOf('&', end + 1);
  return end === -1 ? query : query.slice(0, end);
}

/** What a handler is given: the whole request, at the address that was decided, and as long as has a use. */
export function boundRequest(request: IncomingMessage, { path, query }: Address, siteUrl: URL) {
  const { headers, socket } = request;
  request.url = path + query;
  // A handler sees headers and no socket, and Next keeps an `x-forwarded-for` that the visitor made up.
  headers[SOCKET_ADDRESS] = socket.remoteAddress ?? '';
  // Next makes `request.url` of it.
  headers['x-forwarded-proto'] = siteUrl.protocol.slice(0, -1);
  shortenName(headers);
}

function shortenName(headers: IncomingHttpHeaders) {
  if (headers['user-agent'])
    headers['user-agent'] = headers['user-agent'].slice(0, LONGEST_USER_AGENT);
}
