import { createServer } from 'node:net';
import { listen } from '../real/listen.ts';
import { type RunningSite, startSite } from '../real/running-site.ts';

export type SitePair = Awaited<ReturnType<typeof startPair>>;

/** Two processes of the built site on one store. Either can go away and come back at its address. */
export async function startPair(environment: Record<string, string>) {
  const start = (port: string) => startSite({ TRUSTED_PROXIES: '1', ...environment, PORT: port });
  const ports = [await steadyPort(), await steadyPort()] as const;
  let sites: [RunningSite, RunningSite] = await Promise.all([start(ports[0]), start(ports[1])]);

  return {
    urls: [sites[0].url, sites[1].url] as const,
    log: () => sites.map((site) => site.log()).join('\n'),
    /** Ends one of the two, starts it again, and tells how long the end took. */
    async restart(which: 0 | 1, signal: NodeJS.Signals) {
      const started = performance.now();
      await sites[which].end(signal);
      const tookMs = performance.now() - started;
      sites[which] = await start(ports[which]);
      return tookMs;
    },
    /** Both end at once, something happens, and both start again. */
    async whileDown(signal: NodeJS.Signals, act: () => Promise<void>) {
      await Promise.all(sites.map((site) => site.end(signal)));
      await act();
      sites = await Promise.all([start(ports[0]), start(ports[1])]);
    },
    /** Not one instruction more, for both at once. */
    freeze() {
      for (const { child } of sites) child.kill('SIGSTOP');
    },
    pids: () => sites.map(({ child }) => child.pid).filter((pid) => pid !== undefined),
    async end() {
      await Promise.all(sites.map((site) => site.end()));
    },
  };
}

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
