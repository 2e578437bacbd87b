import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { between, pick } from '../../__tests__/kit/real/random.ts';
import { startCaddy } from '../../__tests__/kit/real/running-proxy.ts';
import { until } from '../../__tests__/kit/real/until.ts';
import { attack } from './torture/attacks.ts';
import { mountDisk, whyNoMounts } from './torture/disks.ts';
import { databaseStore, sqliteStore } from './torture/stores.ts';
import { type Act, type Setup, underLoad } from './torture/under-load.ts';

/** Tries to lose requests on the built site with both stores. `--only kill,disk` runs rows whose names contain a word. */
const short = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { short, only: { type: 'string', default: '' } } });
/** `npm test` leaves out what takes long, and skips what its machine cannot do. A proof that was asked for must run. */
const shortOrFull = (inShort: number, inFull: number) => (values.short ? inShort : inFull);
const STORM_MS = shortOrFull(1_000, 10_000);
/** Ten for each of two sites, and some for an operator and a migration. */
const MOST_CONNECTIONS = 24;
const PATIENCE_MS = 120_000;

const onSqlite = (act: Act) => async () => underLoad(await sqliteStore(), act);

const rows: Record<string, () => Promise<string>> = {
  'restarts and kill -9, SQLite': onSqlite(restartAndKill),
  'database missing, restarts and kill -9, PostgreSQL': databaseAway,
  'disk read-only or full, and power cut': diskAway,
  ...(!values.short && {
    'restarts behind the proxy': onSqlite(restarts),
    'attacks of one machine': onSqlite(attack),
  }),
};

const words = values.only.split(',');
const asked = Object.entries(rows).filter(([name]) => words.some((word) => name.includes(word)));
assert.notEqual(asked.length, 0, `No row has the name ${words}.`);
suite('torture', { concurrency: values.short ? asked.length : 1 }, () => {
  for (const [name, run] of asked)
    test(name, { skip: values.short && run === diskAway && whyNoMounts() }, async (row) =>
      row.diagnostic(await run()),
    );
});

/** A deployment restarts with SIGTERM. */
async function restartAndKill({ sites }: Setup) {
  const times = { SIGTERM: 0, SIGKILL: 0 };
  while (times.SIGKILL < shortOrFull(2, 100))
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await pause(between(0, 500));
      const victims = pick<(0 | 1)[]>([0], [1], [0, 1]);
      await Promise.all(victims.map((victim) => sites.restart(victim, signal)));
      times[signal] += victims.length;
    }
  return `${times.SIGTERM} restarts, ${times.SIGKILL} kills`;
}

async function restarts({ sites, visitors }: Setup) {
  const proxy = await startCaddy({ url: sites.urls[0] });
  visitors.arrive(8, proxy.url);
  let pages = 0;
  for (let restart = 0; restart < 10; restart += 1) {
    await sites.restart(0, 'SIGTERM');
    pages += (await visitors.waits()).length;
  }
  await visitors.leave();
  await proxy.remove();
  const failed = visitors.failures.filter(({ site }) => site === proxy.url);
  // Debian's Caddy 2.6 answers 502 to a post if its first connection is refused. Visitors resend it.
  const posts = failed.filter(({ to, status }) => to === 'post' && status === 502);
  assert.deepEqual(failed, posts);
  return `10 restarts, ${pages} pages, ${posts.length} posts to send again`;
}

function outage({ begin, end }: { begin?: () => unknown; end: () => unknown }): Act {
  return async ({ workflow, visitors, sites }) => {
    await begin?.();
    visitors.failures.length = 0;
    await pause(STORM_MS);
    await workflow.close();
    const refusals = () => visitors.failures.filter(({ status }) => status === 503).length;
    await until(() => refusals() > 0, PATIENCE_MS, 'nothing was refused: the store was never away');
    const { status } = await fetch(`${sites.urls[0]}/api/health`);
    await end();
    await workflow.comeBack();
    const before = workflow.calls.length;
    await until(() => workflow.calls.length > before, PATIENCE_MS, 'nothing is delivered again');
    assert.equal(status, 503, '/api/health does not say that the store is away');
    return `${refusals()} refused with 503`;
  };
}

async function databaseAway() {
  const store = await databaseStore();
  const isMissing = outage({ begin: store.stop, end: store.start });
  const acts = values.short ? [isMissing] : [isMissing, databaseFaults(store)];
  return underLoad(store, ...acts, restartAndKill);
}

function databaseFaults(store: Awaited<ReturnType<typeof databaseStore>>): Act {
  const faults: Record<string, () => Promise<unknown>> = {
    'connections cut': store.cutConnections,
    'database restarted': () => store.stop().then(store.start),
    frozen: () => store.freeze(6_000),
    'tables locked': store.lockTables,
  };
  return async ({ sites, workflow }) => {
    let most = 0;
    for (let round = 0; round < 3; round += 1)
      for (const [name, act] of Object.entries(faults)) {
        await pause(between(0, 1_000));
        await act();
        const before = workflow.calls.length;
        const isBack = () => workflow.calls.length > before;
        await until(isBack, 10_000, `${name}: nothing is delivered`);
        most = Math.max(most, await store.connections());
      }
    assert.ok(most <= MOST_CONNECTIONS, `${most} connections at once`);
    assert.doesNotMatch(sites.log(), /uncaught|unhandled/i);
    return `3 rounds of faults, ${most} connections`;
  };
}

async function diskAway() {
  const disk = mountDisk(64);
  const store = await sqliteStore(disk.path, disk.remove);
  // Linux remounts as read-only only while no file is open for writing, so the sites start afterwards.
  disk.remount('ro');
  return underLoad(
    store,
    outage({ end: () => disk.remount('rw') }),
    outage({ begin: disk.fillUp, end: disk.makeRoom }),
    powerCut(disk),
  );
}

/** Acknowledged requests must be on disk. A drive that lies about writes is not covered. */
function powerCut(disk: ReturnType<typeof mountDisk>): Act {
  return async ({ workflow, sites }) => {
    const cuts = shortOrFull(1, 5);
    // The workflow is away, so that every request stays in the store.
    await workflow.close();
    for (let cut = 0; cut < cuts; cut += 1) {
      await pause(between(500, 2_000));
      // A process that continues could learn from Linux that its writes succeeded.
      sites.freeze();
      disk.cutPower();
      await sites.end('SIGKILL');
      disk.powerUp();
      for (const which of [0, 1] as const) await sites.restart(which, 'SIGKILL');
    }
    await workflow.comeBack();
    return `${cuts} cuts`;
  };
}
