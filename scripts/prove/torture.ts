import './test-environment.ts';
import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pick } from '../../__tests__/kit/real/post-form.ts';
import { until } from '../../__tests__/kit/real/until.ts';
import { restartBeneathSocket, restartReplicas } from './torture/restarts.ts';
import { buildSiteWithCalls } from './torture/site-with-calls.ts';
import { databaseStore, mountDisk, sqliteStore, whyNoMounts } from './torture/stores.ts';
import { type Fault, underLoad, type World } from './torture/under-load.ts';

/** `--short` leaves out what takes long or the machine cannot do. */
const { short } = parseArgs({ options: { short: { type: 'boolean' } } }).values;
const [OUTAGE_MS, KILLS, CUTS] = short ? [1_000, 1, 1] : [10_000, 100, 5];
const PATIENCE_MS = 120_000;

suite('torture', { concurrency: short ? 3 : 1 }, () => {
  const site = short ? undefined : buildSiteWithCalls();
  after(() => site?.remove());

  test('restarts and kill -9, SQLite', () =>
    underLoad({ ...sqliteStore(), siteWithCalls: site?.folder }, restartAndKill));

  test('database missing, restarts and kill -9, PostgreSQL', async () => {
    const store = { ...(await databaseStore()), siteWithCalls: site?.folder };
    await underLoad(store, outage(store.stop, store.start), restartAndKill);
  });

  test('disk read-only or full, and power cut', { skip: short && whyNoMounts() }, async () => {
    const disk = mountDisk(64);
    const store = sqliteStore(disk.path, disk.remove);
    // Linux remounts as read-only only while no file is open for writing.
    disk.remount('ro');
    const makeWritable = () => disk.remount('rw');
    const readOnlyDisk = outage(() => {}, makeWritable);
    await underLoad(store, readOnlyDisk, outage(disk.fillUp, disk.makeRoom), powerCuts(disk));
  });

  if (short) return;
  test('restarts and kill -9 beneath the socket of Going live', restartBeneathSocket);
  test('restarts of replicas behind the proxy of compose.yaml', async () =>
    underLoad(await databaseStore(), restartReplicas));
});

async function restartAndKill({ restart }: World) {
  for (let kill = 0; kill < KILLS; kill += 1)
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await pause(500 * Math.random());
      await Promise.all(pick<(0 | 1)[]>([0], [1], [0, 1]).map((victim) => restart(victim, signal)));
    }
}

function outage(begin: () => unknown, end: () => unknown): Fault {
  return async ({ workflow, visitors, sites }) => {
    await begin();
    visitors.failures.length = 0;
    await pause(OUTAGE_MS);
    await workflow.close();
    const isRefused = () => visitors.failures.includes(503);
    await until(isRefused, PATIENCE_MS, 'nothing was refused: the store was never away');
    const { status } = await fetch(`${sites[0].url}/api/health`);
    await end();
    await workflow.comeBack();
    const before = workflow.calls.length;
    const isCalled = () => workflow.calls.length > before;
    await until(isCalled, PATIENCE_MS, 'nothing is delivered again');
    assert.equal(status, 503, '/api/health does not say that the store is away');
  };
}

/** Acknowledged requests must be on disk. A drive that lies about writes is not covered. */
function powerCuts(disk: ReturnType<typeof mountDisk>): Fault {
  return async ({ workflow, sites, restart }) => {
    // The workflow is away, so that every request stays in the store.
    await workflow.close();
    for (let cut = 0; cut < CUTS; cut += 1) {
      await pause(500 + 1_500 * Math.random());
      // Linux could report a lost write as done.
      for (const { child } of sites) child.kill('SIGSTOP');
      disk.cutPower();
      for (const site of sites) await site.end('SIGKILL');
      disk.powerUp();
      for (const victim of [0, 1] as const) await restart(victim);
    }
    await workflow.comeBack();
  };
}
