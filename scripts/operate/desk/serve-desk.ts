import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { failureCode } from '#server/log.ts';
import { NotDone } from '../open-site-outbox.ts';

type Handler = (call: Request) => Promise<Response>;

const LARGEST_FORM_BYTES = 8_192;

/** Listens on loopback, or on all interfaces of a container that publishes the port. Port 0 means any free port. */
export async function serveDesk(answer: Handler, port: number, isPublished = false) {
  const server = createServer(async (message, response) => {
    try {
      const reply = await answer(await requestOf(message));
      response.writeHead(reply.status, Object.fromEntries(reply.headers));
      response.end(await reply.bytes());
    } catch {
      // The request could not be parsed, or the client is gone.
      response.destroy();
    }
  });
  try {
    server.listen(port, isPublished ? '0.0.0.0' : '127.0.0.1');
    await once(server, 'listening');
  } catch (failure) {
    throw new NotDone(
      `The desk cannot use port ${port} (${failureCode(failure)}): choose another one with --port.`,
    );
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function requestOf(message: IncomingMessage) {
  const { method = 'GET', headers, url = '/' } = message;
  const body = method === 'POST' ? { body: await formIn(message) } : {};
  const here = `http://${headers.host}`;
  // A host such as 127.0.0.1#.evil.example would change the origin. The path //127.0.0.1/ would, too, as a URL relative to it.
  if (new URL(here).origin !== here.toLowerCase().replace(/:80$/, '')) throw new Error('no host');
  if (!url.startsWith('/')) throw new Error('no path');
  return new Request(here + url, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...body,
  });
}

async function formIn(message: IncomingMessage) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    bytes += chunk.length;
    if (bytes > LARGEST_FORM_BYTES) throw new Error('too long');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
