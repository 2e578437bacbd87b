import { freePort } from '../real/listen.ts';
import { type RunningSite, startSite } from '../real/running-site.ts';

export type SitePair = Awaited<ReturnType<typeof startPair>>;

/** Two processes of the built site on one store. Either can go away and come back at its address. */
export async function startPair(environment: Record<string, string>) {
  const start = (port: number) =>
    startSite({ TRUSTED_PROXIES: '1', ...environment, PORT: String(port) });
  const ports = [await freePort(), await freePort()] as const;
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
