import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { boundRequest, isForHandler } from './bound-request.ts';
import { keepFoundStatus } from './found-status.ts';
import { inLine } from './in-line.ts';
import { hasWrongMethod, refuseMethod } from './methods.ts';
import { noteSocketAddress } from './socket-address.ts';

/**
 * What strangers send passes here before Next sees it. The server is Next's own, so Node has to tell us of it: with
 * each new connection, and with each request, because a connection may be older than our guard.
 */
export function guardFrontDoor() {
  const guarded = new WeakSet<Server>();

  function guard(server: Server) {
    if (guarded.has(server)) return;
    guarded.add(server);
    // While developing, Next and its browser talk in ways that no visitor needs.
    if (process.env.NODE_ENV === 'development')
      server.prependListener('request', noteSocketAddress);
    else standBefore(server);
  }
  subscribe('net.server.socket', (message) =>
    guard((message as { socket: Socket & { server: Server } }).socket.server),
  );
  subscribe('http.server.request.start', (message) =>
    guard((message as { server: Server }).server),
  );
}

function standBefore(server: Server) {
  // Next keeps each upgrade open for ever, even when the client has gone. Where nobody listens, Node answers
  // it like any request.
  server.removeAllListeners('upgrade');

  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (hasWrongMethod(request)) return refuseMethod(request, response);
    boundRequest(request);
    noteSocketAddress(request);
    if (!isForHandler(request.url ?? '/')) keepFoundStatus(response);
    if (request.method === 'POST') inLine(() => answer?.(request, response));
    else answer?.(request, response);
  });
}
