import { execFileSync } from 'node:child_process';
import { startSite } from '../real/running-site.ts';
import { type Measured, measure } from './measure.ts';

export type Round = { withStore: Turn; withoutStore: Turn };
type Turn = Measured & { megabytes: number };

const WARM_UP_MS = 3_000;

/** Measures both sites one right after the other, so that whatever else the machine does meets them alike. */
export async function takeTurns(copy: string, { rounds, seconds, connections }: Pace) {
  // No webhook: what is measured is keeping, not delivering.
  const kept = await startSite({ TRUSTED_PROXIES: '1' });
  const unkept = await startSite({ TRUSTED_PROXIES: '1' }, { folder: copy });

  async function turn({ url, child }: typeof kept, ms = seconds * 1_000): Promise<Turn> {
    const measured = await measure(url, connections, ms);
    return { ...measured, megabytes: residentMegabytes(child.pid) };
  }

  try {
    for (const site of [kept, unkept]) await turn(site, WARM_UP_MS);
    const taken: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Who comes second meets what the first one left behind, on the disk and in the client.
      if (round % 2 === 0) {
        const withStore = await turn(kept);
        taken.push({ withStore, withoutStore: await turn(unkept) });
      } else {
        const withoutStore = await turn(unkept);
        taken.push({ withStore: await turn(kept), withoutStore });
      }
    }
    return taken;
  } finally {
    await kept.remove();
    await unkept.remove();
  }
}

type Pace = { rounds: number; seconds: number; connections: number };

function residentMegabytes(pid = 0) {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1_024;
}
