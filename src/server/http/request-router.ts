import type { IncomingMessage } from 'node:http';
import { measured } from '#server/process/recent-durations.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { type ServedSite, sendFile } from './finished-files.ts';
import type { SiteHandler } from './site-server.ts';

/** Next compares each parameter with all others: 14 KB take more than a second. */
const MAX_PARAMETERS = 32;
/** Next needs quadratic time for a user agent. No browser sends 512 characters. */
const LONGEST_USER_AGENT = 512;

/** Next or a handler would decode these to another path than we do. */
const ENCODED_SEPARATOR = /%2f|%5c|%00/i;

const READ_METHODS = ['GET', 'HEAD'];
const HANDLER_METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function requestRouter(
  site: ServedSite,
  handler: SiteHandler | Promise<SiteHandler>,
  siteUrl: URL,
): SiteHandler {
  return async (request, response) => {
    const { method = '', headers, socket } = request;
    const { path, query, decodedPath } = addressOf(request);
    const file = site.files.get(decodedPath);
    const isForHandler = !file && site.handlers.some((pattern) => pattern.test(path));
    const methods = isForHandler ? HANDLER_METHODS : READ_METHODS;
    if (!methods.includes(method)) return response.refuse(405, { Allow: methods.join(', ') });
    if (isForHandler) {
      request.url = path + query;
      headers['user-agent'] &&= headers['user-agent'].slice(0, LONGEST_USER_AGENT);
      // Handlers see no socket, and a visitor may have made up `x-forwarded-for`.
      headers[SOCKET_ADDRESS] = socket.remoteAddress ?? '';
      headers['x-forwarded-proto'] = siteUrl.protocol.slice(0, -1);
      const handle = async () => (await handler)(request, response);
      return method === 'POST' ? measured('posts', turnForPost().then(handle)) : handle();
    }
    if (!file && site.files.has(decodedPath.replace(/\/$/, '')))
      return response.refuse(308, { Location: path.slice(0, -1) + query });
    sendFile(file ?? site.notFoundAt(path), response);
  };
}

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
  const { pathname: path, search } = new URL(`http://site${target}`);
  if (ENCODED_SEPARATOR.test(path)) return UNREADABLE;
  const query = search.split('&', MAX_PARAMETERS).join('&');
  try {
    return { path, query, decodedPath: decodeURIComponent(path) };
  } catch {
    return UNREADABLE;
  }
}
