import { createServer, type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import { Server, type Socket } from 'node:net';
import { type Headers, headers } from '#headers.ts';
import { failureCode, log } from '#server/process/log.ts';

const MAX_WAITING = 8;
const IDLE_WHILE_STOPPING_MS = 300;
/** A proxy on a busy machine may send its request this long after it connects. */
const FIRST_REQUEST_MS = 2_000;
const QUIET_TURNS = 3;

export class SiteResponse extends ServerResponse<IncomingMessage> {
  /** The compressor adds it. */
  declare flush?: () => void;

  override writeHead(...given: [status: number, ...unknown[]]): this {
    for (const [name, value] of Object.entries(headers.response))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    return Reflect.apply(super.writeHead, this, given);
  }

  refuse(status: number, extraHeaders: Headers = {}) {
    const type = { 'Content-Type': 'text/plain', Connection: 'close' };
    this.writeHead(status, { ...type, ...extraHeaders }).end(STATUS_CODES[status]);
  }
}

export function httpOrigin(hostname: string, port: number) {
  const host = ['0.0.0.0', '::'].includes(hostname) ? 'localhost' : hostname;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export type SiteHandler = (request: IncomingMessage, response: SiteResponse) => unknown;

/**
 * Node would begin all pipelined requests of a connection: 2,000 responses of 96 KB took 966 MB.
 */
export function siteServer(handler: SiteHandler, idleMs = 20_000) {
  const queues = new Map<Socket, SiteResponse[]>();
  let isStopping = false;
  let accepted = 0;
  const server = createServer({
    ServerResponse: SiteResponse,
    // Next listens for upgrades at this server. No request needs one.
    shouldUpgradeCallback: () => false,
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 65_000,
  });

  server.on('connection', (socket) => {
    accepted += 1;
    queues.set(socket, []);
    if (isStopping) waitShortly(socket);
    socket.once('close', () => queues.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    if (socket.destroyed || !queue) return;
    const previous = queue.at(-1);
    if (queue.push(response) > MAX_WAITING + 1) return void socket.destroy();
    response.once('close', () => {
      queue.shift();
      if (isStopping && queue.length === 0) socket.end();
    });
    if (previous) previous.once('close', () => void begin(request, response));
    else void begin(request, response);
  });

  async function begin(request: IncomingMessage, response: SiteResponse) {
    if (isStopping || hasLongBody(request)) response.setHeader('Connection', 'close');
    try {
      if (!request.socket.destroyed) await handler(request, response);
    } catch (failure) {
      log.error('Handler failed', { reason: failureCode(failure) });
      if (response.headersSent) response.destroy();
      else response.refuse(500);
    }
  }

  server.setTimeout(idleMs, (socket) => {
    const waitsForUs = queues.get(socket)?.length && socket.writableLength === 0;
    // The timeout of a socket fires once.
    if (waitsForUs) return void socket.setTimeout(idleMs);
    // Bytes may have arrived that a busy process has not read yet.
    const { bytesRead } = socket;
    setImmediate(() => socket.bytesRead === bytesRead && socket.destroy());
  });

  /** An HTTP server's own `close` ends idle connections, on which a proxy may be about to send. */
  async function stop({ isSocketPassed = false } = {}) {
    isStopping = true;
    for (const [socket, [underWay]] of queues) {
      if (!underWay) waitShortly(socket);
      else if (!underWay.headersSent) underWay.setHeader('Connection', 'close');
    }
    // Closing would reset connections that the kernel has accepted and Node has not. Node accepts
    // one in each turn of the event loop. In a passed socket they wait for the next process.
    let quietTurns = 0;
    while (!isSocketPassed && quietTurns < QUIET_TURNS) {
      const before = accepted;
      await new Promise(setImmediate);
      quietTurns = accepted === before ? quietTurns + 1 : 0;
    }
    return new Promise((resolve) => Server.prototype.close.call(server, resolve));
  }

  return Object.assign(server, { stop });
}

const waitShortly = (socket: Socket) =>
  socket.setTimeout(socket.bytesRead === 0 ? FIRST_REQUEST_MS : IDLE_WHILE_STOPPING_MS);

/** Node reads an unwanted body to its end, unless the connection closes. */
const hasLongBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 65_536;
