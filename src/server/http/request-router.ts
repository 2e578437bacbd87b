import type { IncomingMessage } from 'node:http';
import compression from 'compression';
import { measured } from '#server/process/recent-durations.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { askNext } from './ask-next.ts';
import { type ServedSite, sendFile } from './finished-files.ts';
import type { SiteHandler, SiteResponse } from './site-server.ts';

/** Next compares each parameter with all others: 7,000 take two seconds. */
const MAX_PARAMETERS = 256;
/** Next needs quadratic time for that of a page: 14 KB take two seconds. Browsers send less. */
const LONGEST_USER_AGENT = 2_048;

/** In a file's address and in a handler of ours, these would stand for another path. */
const ENCODED_SEPARATOR = /%2f|%5c/i;

const READ_METHODS = ['GET', 'HEAD'];
const HANDLER_METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export type Call = {
  entry: (
    entry: string,
    ...given: [request: IncomingMessage, response: SiteResponse, sendNotFound: () => unknown]
  ) => unknown;
  /** The port of Next's own server. */
  next: () => Promise<number>;
};

export function requestRouter(site: ServedSite, call: Call, siteUrl: URL): SiteHandler {
  return async (request, response) => {
    const { method = '', headers, socket } = request;
    const address = addressOf(request);
    const { path, query, decodedPath } = address;
    const file = ENCODED_SEPARATOR.test(path) ? undefined : site.files.get(decodedPath);
    const redirect = file ? undefined : redirectFor(site, address);
    if (redirect) return response.refuse(redirect.status, { Location: redirect.location });
    const handler = file && !site.isRenewed(decodedPath) ? undefined : handlerFor(site, address);
    const methods = handler ? HANDLER_METHODS : READ_METHODS;
    if (!methods.includes(method)) return response.refuse(405, { Allow: methods.join(', ') });
    if (!handler) return sendFile(file ?? site.notFoundAt(path), response);

    if (query.split('&').length > MAX_PARAMETERS) return response.refuse(414);
    if ((headers['user-agent'] ?? '').length > LONGEST_USER_AGENT) return response.refuse(431);
    request.url = path + query;
    for (const name of Object.keys(headers)) if (OF_NEXTS_ROUTER.test(name)) delete headers[name];
    if (headers['accept-encoding']) compress(request, response, () => undefined);
    if (handler.entry === undefined) {
      // As Next's own server does.
      headers['x-forwarded-host'] ??= headers.host;
      headers['x-forwarded-port'] ??= `${socket.localPort}`;
      headers['x-forwarded-proto'] ??= siteUrl.protocol.slice(0, -1);
      headers['x-forwarded-for'] ??= socket.remoteAddress;
      const port = await call.next();
      return askNext(request, response, { port, file });
    }
    // Handlers see no socket, and a visitor may have made up `x-forwarded-for`.
    headers[SOCKET_ADDRESS] = socket.remoteAddress ?? '';
    headers['x-forwarded-proto'] = siteUrl.protocol.slice(0, -1);
    const { entry } = handler;
    const sendNotFound = () => sendFile(site.notFoundAt(path), response);
    const handle = async () => call.entry(entry, request, response, sendNotFound);
    return method === 'POST' ? measured('posts', turnForPost().then(handle)) : handle();
  };
}

type Address = ReturnType<typeof addressOf>;

/** Next, too, has the handlers of ours, and must not reach them by an address that it decodes. */
function handlerFor(site: ServedSite, { path, decodedPath }: Address) {
  const [asked, decoded] = [path, decodedPath].map(site.handlerAt);
  const isOurs = asked?.entry !== undefined;
  if (isOurs ? ENCODED_SEPARATOR.test(path) : decoded?.entry !== undefined) return undefined;
  return asked;
}

function redirectFor(site: ServedSite, { path, query, decodedPath }: Address) {
  const rule = site.redirects.find(({ pattern }) => pattern.test(path));
  if (rule) {
    const groups = rule.pattern.exec(path) ?? [];
    const location = rule.location.replaceAll(GROUP, (_, slash: string, group: number) =>
      groups[group] ? slash + groups[group] : '',
    );
    return { status: rule.status, location: withQuery(location || '/', query) };
  }
  const shorter = path.replace(/\/$/, '');
  const isKnown = site.files.has(decodedPath.replace(/\/$/, '')) || site.handlerAt(shorter);
  return shorter !== path && isKnown ? { status: 308, location: shorter + query } : undefined;
}

/** An empty part of a path takes its slash with it. */
const GROUP = /(\/?)\$(\d)/g;

function withQuery(location: string, query: string) {
  const [address = '', ...part] = location.split(/(?=#)/);
  return address + (address.includes('?') ? query.replace('?', '&') : query) + part.join('');
}

const compress = compression();

/**
 * An entry believes them, because a host's router would have set them. From a policy Next takes a
 * nonce, which it would write into the page that it keeps for all visitors.
 */
const OF_NEXTS_ROUTER =
  /^(content-security-policy|next-resume|x-(action-forwarded|(invocation|invoke|matched|middleware|next|nextjs|now|prerender)-))/;
const PARAMETER_OF_NEXTS_ROUTER = /^nxt[IP]/;

/** A delivery needs several turns of the event loop, and would wait for a whole burst in each. */
const POSTS_A_TURN = 2;
const waitingPosts: (() => void)[] = [];

function turnForPost() {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (waitingPosts.push(resolve) === 1) setImmediate(beginPosts);
  return promise;
}

function beginPosts() {
  for (const begin of waitingPosts.splice(0, POSTS_A_TURN)) begin();
  if (waitingPosts.length > 0) setImmediate(beginPosts);
}

/** Matches no file and no handler, so the response is 404. */
const UNREADABLE = { path: '', query: '', decodedPath: '' };

function addressOf({ url = '' }: IncomingMessage) {
  // HTTP allows a whole address in place of a path.
  const target = url.replace(/^https?:\/\/[^/?]*(?=\/)/i, '');
  if (!target.startsWith('/')) return UNREADABLE;
  const { pathname: path, search: query } = new URL(`http://site${target}`);
  if (path.includes('%00')) return UNREADABLE;
  const names = [...new URLSearchParams(query).keys()];
  const isForged = names.some((name) => PARAMETER_OF_NEXTS_ROUTER.test(name));
  try {
    return { path, query: isForged ? '' : query, decodedPath: decodeURIComponent(path) };
  } catch {
    return UNREADABLE;
  }
}
