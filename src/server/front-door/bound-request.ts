import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** More than any advertisement adds. Next looks for each parameter among all: of 14 KB, for more than a second. */
const MOST_PARAMETERS = 32;

/** Longer than any browser's. Next's list of robots reads it once for each of its letters. */
const LONGEST_USER_AGENT = 512;

/** Next's page for its own failures, which it says with 500 to whoever asks for it by name. It is no page of ours. */
const PAGE_FOR_FAILURES = /^\/_global-error(?=$|[?#])/;
const NO_PAGE = '/404';

/**
 * All that a page or a file may depend on. Whatever else a visitor says could have Next answer the same address in
 * another way, with flight data or a second policy, and a cache would then hand that to everybody.
 */
const HEADERS_FOR_PAGES = [
  'host',
  'connection',
  'accept',
  'accept-encoding',
  'sec-fetch-dest',
  'range',
  'if-range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
];

/** Leaves of a request what there is a use for. Nothing here is refused: a visitor gets the page all the same. */
export function boundRequest(request: IncomingMessage) {
  const { url = '/', headers } = request;
  request.url = withFewParameters(url).replace(PAGE_FOR_FAILURES, NO_PAGE);
  if (!isForHandler(url)) request.headers = headersForPages(headers);
  else if (headers['user-agent'])
    headers['user-agent'] = headers['user-agent'].slice(0, LONGEST_USER_AGENT);
}

function headersForPages(given: IncomingHttpHeaders) {
  const needed = Object.entries(given).filter(([name]) => HEADERS_FOR_PAGES.includes(name));
  return Object.fromEntries(needed);
}

/** Handlers read what is sent to them; all else is finished when the site is built. */
export function isForHandler(address: string) {
  return address.startsWith('/api/');
}

function withFewParameters(address: string) {
  let end = address.indexOf('?');
  for (let count = 0; end !== -1 && count < MOST_PARAMETERS; count += 1)
    end = address.indexOf('&', end + 1);
  return end === -1 ? address : address.slice(0, end);
}
