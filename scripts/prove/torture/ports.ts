import { createServer } from 'node:net';
import { listen } from '../real/listen.ts';

/** Two runs on one machine begin at different ones: a site that finds its port taken would leave us with the other's. */
const FIRST = 3340 + (process.pid % 500) * 40;
let next = FIRST;

/**
 * A free port that stays ours while a site is away: below the range from which the system takes the
 * other end of outgoing connections.
 */
export async function steadyPort(): Promise<string> {
  for (;;) {
    const port = next;
    next += 1;
    if (await isFree(port)) return String(port);
  }
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
