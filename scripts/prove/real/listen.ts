import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Has a server listen to this machine alone, where there is room for it unless a port is named; says at which port. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

/** Below the range from which the system takes the other end of outgoing connections. */
const FIRST = 3_400;
const BLOCK = 200;
const END = 32_000;

let ours: Promise<number> | undefined;
let taken = 0;

/**
 * For a program that wants to be told its port, which stays ours while the program is away: no other run, and no
 * connection, can get it meanwhile.
 */
export async function freePort(): Promise<number> {
  ours ??= claimBlock();
  const block = await ours;
  for (let tries = 1; tries < BLOCK; tries += 1) {
    taken = (taken % (BLOCK - 1)) + 1;
    const port = block + taken;
    if (await isFree(port)) return port;
  }
  throw new Error(`One run has ${BLOCK - 1} ports, and they are used up.`);
}

/** Whoever listens at the first port of a block has all of it: that port is held for as long as this run lasts. */
async function claimBlock(): Promise<number> {
  for (let port = FIRST; port + BLOCK <= END; port += BLOCK) {
    const holder = createServer().unref();
    const isOurs = await listen(holder, port).catch(() => undefined);
    if (isOurs !== undefined) return port;
  }
  throw new Error('No block of ports is free: as many runs as there are blocks are under way.');
}

async function isFree(port: number) {
  const probe = createServer();
  try {
    await listen(probe, port);
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}
