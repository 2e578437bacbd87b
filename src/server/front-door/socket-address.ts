import 'server-only';
import type { IncomingMessage } from 'node:http';

/** The header in which every request tells its handler whom the server really talks to. */
export const SOCKET_ADDRESS = 'x-socket-address';

/**
 * A route handler sees headers and no socket, and Next keeps an `x-forwarded-for` that the visitor made up.
 * So the address at the other end is written over whatever came under this name.
 */
export function noteSocketAddress({ headers, socket }: IncomingMessage) {
  headers[SOCKET_ADDRESS] = socket.remoteAddress ?? '';
}
