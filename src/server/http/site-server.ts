import { createServer, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Answer } from './answer.ts';

/** No browser sends a second request before the first is answered; what does has use for a few. */
const MOST_WAITING = 8;

/** Not a byte in either direction. */
const SILENCE_MS = 20_000;

/** A body may take Node's five minutes; our own handler gives it 15 s. */
const TIMES = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
};

/**
 * Of one connection one request is under way, and the next waits until its answer has gone. Node begins all that it
 * finds in one read: of 100 KB that is two thousand, and each answer would stay here until somebody reads it.
 * A connection that is silent is closed, unless it is we who keep it waiting.
 */
export function siteServer(
  answer: (request: IncomingMessage, response: Answer) => void,
  { silenceMs = SILENCE_MS } = {},
) {
  const lines = new WeakMap<Socket, (() => void)[]>();
  const server = createServer({
    IncomingMessage,
    ServerResponse: Answer,
    // Where nothing is upgraded, such a request is one like any other.
    shouldUpgradeCallback: () => false,
    ...TIMES,
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const begin = () => {
      response.once('close', () => beginNext(socket));
      answer(request, response);
    };
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      begin();
    } else if (line.length < MOST_WAITING) line.push(begin);
    else socket.destroy();
  });

  function beginNext(socket: Socket) {
    const next = socket.destroyed ? undefined : lines.get(socket)?.shift();
    if (next) next();
    else lines.delete(socket);
  }

  server.setTimeout(silenceMs, (socket) => {
    const isOurTurn = lines.has(socket) && socket.writableLength === 0;
    if (isOurTurn) socket.setTimeout(silenceMs);
    else socket.destroy();
  });
  return server;
}
