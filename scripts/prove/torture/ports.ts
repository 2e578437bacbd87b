import { createServer } from 'node:net';
import { listen } from '../real/listen.ts';

/** Below the range from which the system takes the other end of outgoing connections. */
const FIRST = 3_400;
const BLOCK = 200;
const END = 32_000;

const ours: Promise<number> = claimBlock();
let taken = 0;

/** A free port that stays ours while a site is away: no other run, and no connection, can get it meanwhile. */
export async function steadyPort(): Promise<string> {
  const block = await ours;
  while (taken < BLOCK - 1) {
    taken += 1;
    const port = block + taken;
    if (await isFree(port)) return String(port);
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
