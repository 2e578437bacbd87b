import { readFileSync } from 'node:fs';
import { startSite } from '../../__tests__/setup/running-site.ts';
import { type Measured, measure } from './measure.ts';

export type Round = Measured & { megabytes: number };

/** Measures both sites round by round, so that whatever else the machine does meets them alike. */
export async function takeTurns(copy: string, { rounds, seconds, connections }: Pace) {
  // No webhook: what is measured is keeping, not delivering.
  const sites = {
    withStore: await startSite({ TRUSTED_PROXIES: '1' }),
    withoutStore: await startSite({ TRUSTED_PROXIES: '1' }, { folder: copy }),
  };
  const measured = { withStore: [] as Round[], withoutStore: [] as Round[] };
  const names = ['withStore', 'withoutStore'] as const;

  try {
    for (const name of names) await measure(sites[name].url, connections, 2_000);
    for (let round = 0; round < rounds; round += 1)
      for (const name of round % 2 ? names : names.toReversed()) {
        const { url, child } = sites[name];
        const figures = await measure(url, connections, seconds * 1_000);
        measured[name].push({ ...figures, megabytes: residentMegabytes(child.pid) });
      }
    return measured;
  } finally {
    await Promise.all(names.map((name) => sites[name].remove()));
  }
}

type Pace = { rounds: number; seconds: number; connections: number };

function residentMegabytes(pid = 0) {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
