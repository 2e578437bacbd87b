import {
  createServer,
  IncomingMessage,
  type OutgoingHttpHeaders,
  ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server, type Socket } from 'node:net';
import { type Headers, headers } from '#headers.ts';

/** Browsers do not pipeline. What does has use for a few. */
const MOST_WAITING = 8;

/** Not a byte in either direction. */
const SILENCE_MS = 20_000;
/** When no connection is taken any more: who asks often has asked again within this. */
const LAST_SILENCE_MS = 300;

/** Whoever writes it: headers of every answer that it does not set are set for it. */
export class SiteResponse extends ServerResponse<IncomingMessage> {
  override writeHead(...said: [status: number, ...unknown[]]): this {
    for (const [name, value] of Object.entries(headers.answer))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    return Reflect.apply(super.writeHead, this, said);
  }

  /** For finished files, which bring all their headers. */
  begin(status: number, all: OutgoingHttpHeaders) {
    return super.writeHead(status, all);
  }

  /** Refuses a request in the words of the status, and closes the connection: the rest of its body is not read. */
  refuse(status: number, besides: Headers = {}) {
    const type = { 'Content-Type': 'text/plain', Connection: 'close' };
    this.writeHead(status, { ...type, ...besides }).end(STATUS_CODES[status]);
  }
}

/**
 * Of one connection one request is under way, and the next waits until its answer has gone. Node begins all that it
 * finds in one read: of 100 KB that is two thousand, and each answer would stay here until somebody reads it.
 * A connection that is silent is closed, unless it is we who keep it waiting.
 */
export function siteServer(
  answer: (request: IncomingMessage, response: SiteResponse) => void,
  { silenceMs = SILENCE_MS } = {},
) {
  const lines = new Map<Socket, SiteResponse[]>();
  let isStopping = false;
  const server = createServer({
    IncomingMessage,
    ServerResponse: SiteResponse,
    // Where nothing is upgraded, such a request is one like any other.
    shouldUpgradeCallback: () => false,
    // A body may take Node's five minutes; our own handler gives it 15 s.
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 65_000,
  });

  server.on('connection', (socket) => {
    lines.set(socket, []);
    socket.once('close', () => lines.delete(socket));
  });
  server.on('request', async (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (socket.destroyed || !line) return;
    const before = line.at(-1);
    if (line.push(response) > MOST_WAITING + 1) return void socket.destroy();
    if (before) await new Promise((resolve) => before.once('close', resolve));
    response.once('close', () => {
      line.shift();
      if (isStopping && line.length === 0) socket.end();
    });
    if (isStopping) response.setHeader('Connection', 'close');
    if (!socket.destroyed) answer(request, response);
  });

  server.setTimeout(silenceMs, (socket) => {
    const isOurTurn = lines.get(socket)?.length && socket.writableLength === 0;
    if (isOurTurn) return void socket.setTimeout(silenceMs);
    // On a busy machine bytes may have arrived that Node reads only after this.
    const { bytesRead } = socket;
    setImmediate(() => socket.bytesRead === bytesRead && socket.destroy());
  });

  /**
   * Takes no more connections, and resolves when the last is closed. Node's own way hangs up at once on whoever has
   * had an answer before: of a proxy that keeps its connections, the next request may be on its way.
   */
  const stop = () =>
    new Promise((resolve) => {
      isStopping = true;
      Server.prototype.close.call(server, resolve);
      for (const [socket, [underWay]] of lines) {
        if (!underWay) socket.setTimeout(LAST_SILENCE_MS);
        else if (!underWay.headersSent) underWay.setHeader('Connection', 'close');
      }
    });
  return Object.assign(server, { stop });
}
