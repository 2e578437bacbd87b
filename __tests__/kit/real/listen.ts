import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object(server.address()).port;
}

/** Above the ports that fetch refuses, below the ephemeral ports of outgoing connections. */
const [FIRST, END] = [10_100, 32_000];

export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (END - FIRST));
  const probe = createServer();
  const boundPort = await listen(probe, port).catch(() => undefined);
  probe.close();
  return boundPort ?? freePort();
}
