import { once } from 'node:events';
import { createServer } from 'node:net';

const FIRST = 3340;
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
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}
