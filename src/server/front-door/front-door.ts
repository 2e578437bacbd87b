import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { boundedAddress, boundedUserAgent } from './bounded.ts';
import { noteSocketAddress } from './socket-address.ts';

/**
 * What strangers send passes here before Next sees it. The server is Next's own, and Node tells of it with its
 * first connection.
 */
export function guardFrontDoor() {
  const guarded = new WeakSet<Server>();

  function guard(server: Server) {
    if (guarded.has(server)) return;
    guarded.add(server);
    server.prependListener('request', tidy);
    refuseUpgrades(server);
  }
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket & { server: Server } };
    guard(socket.server);
  });
  // A connection may be older than our guard, and say something only now.
  subscribe('http.server.request.start', (message) =>
    guard((message as { server: Server }).server),
  );
}

/**
 * Next listens for upgrades and leaves each open for ever, even when the client has gone. Where nobody listens,
 * Node answers them like any request. Only `next dev` needs them, to tell the browser what has changed.
 */
function refuseUpgrades(server: Server) {
  if (process.env.NODE_ENV !== 'development') server.removeAllListeners('upgrade');
}

function tidy(request: IncomingMessage) {
  noteSocketAddress(request);
  request.url = boundedAddress(request.url ?? '/');
  request.headers['user-agent'] = boundedUserAgent(request.headers['user-agent'] ?? '');
}
