import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../percentile.ts';
import { until } from '../real/until.ts';
import { besiege } from './besiege.ts';
import type { Scenario } from './scenario.ts';

const ADDRESSES = ['/', '/consultation', '/api/health'];
const ASK_EVERY_MS = 50;

/** Another process holds the write lock of the store: who only looks at the site must not notice. */
export const storeLocked: Scenario = {
  name: 'store locked',
  storeKinds: ['embedded'],
  run: (conditions) =>
    besiege(conditions, async ({ sites, crowd, store }) => {
      const { writeLockedMs, slowestLookMs } = conditions;
      await until(() => crowd.acknowledged.size > 20, 60_000, 'Nobody was acknowledged.');
      for (const address of ADDRESSES) await look(sites.urls[0] + address);

      const file = join(store.environment['DATA_DIR'] ?? '', 'outbox.db');
      const other = new DatabaseSync(file, { timeout: 60_000 });
      other.exec('BEGIN IMMEDIATE');
      const tookMs = await lookAround(sites.urls[0], writeLockedMs);
      other.exec('COMMIT');
      other.close();

      const p99 = percentile(tookMs, 99);
      const figure = `${tookMs.length} looks in ${writeLockedMs / 1_000} s, p99 ${p99.toFixed(0)} ms, slowest ${Math.max(...tookMs).toFixed(0)} ms`;
      return { figure, broken: p99 > slowestLookMs ? [`p99 of a look: ${p99} ms`] : [] };
    }),
};

/** Whether or not the last one was answered: a server that stands still is noticed by everybody who comes meanwhile. */
async function lookAround(site: string, ms: number) {
  const looks: Promise<number>[] = [];
  for (const end = performance.now() + ms; performance.now() < end; await pause(ASK_EVERY_MS))
    looks.push(...ADDRESSES.map((address) => look(site + address)));
  return Promise.all(looks);
}

async function look(url: string) {
  const begin = performance.now();
  await (await fetch(url)).text();
  return performance.now() - begin;
}
