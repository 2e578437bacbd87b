import { setTimeout as pause } from 'node:timers/promises';
import { besiege, type Siege } from './besiege.ts';
import { ask, type Database, startDatabase } from './database.ts';
import type { Conditions, Scenario } from './scenario.ts';
import { databaseStore } from './stores.ts';

/** Two sites hold ten connections each; an operator and a migration come on top. */
const MOST_BACKENDS = 24;

/** Whoever is killed while it sends keeps the lane until its lease ends. */
const LEASE_MS = 30_000;

/** What real databases do to a site that is at work: each is over at a moment, and then all must be well soon. */
export const databaseFaults: Scenario = {
  name: 'database faults',
  storeKinds: ['PostgreSQL'],
  async run(conditions) {
    const { random, roundsOfFaults, longestRecoveryMs } = conditions;
    const database = await startDatabase();
    const act = async (siege: Siege) => {
      const watch = await watchDatabase(database.url);
      const recoveries: string[] = [];
      const broken: string[] = [];
      for (let round = 0; round < roundsOfFaults; round += 1)
        for (const [name, { act, graceMs }] of Object.entries(
          faults(database, siege, conditions),
        )) {
          await pause(random.between(0, 1_000));
          await act();
          const tookMs = await watch.msUntilDelivered();
          recoveries.push(`${name} ${(tookMs / 1000).toFixed(1)} s`);
          if (tookMs > longestRecoveryMs + graceMs)
            broken.push(`${name}: back after ${Math.round(tookMs)} ms`);
        }
      const most = await watch.end();
      if (most > MOST_BACKENDS) broken.push(`${most} backends at once`);
      if (/uncaught|unhandled/i.test(siege.sites.log())) broken.push('an exception was uncaught');
      return { figure: `${most} backends; back after: ${recoveries.join(', ')}`, broken };
    };
    return besiege(conditions, act, { store: databaseStore(database) });
  },
};

function faults(database: Database, { sites }: Siege, { random, frozenMs, lockedMs }: Conditions) {
  return {
    'connections cut': { act: database.cutConnections, graceMs: 0 },
    restart: {
      act: async () => {
        await database.stop();
        await database.start();
      },
      graceMs: 0,
    },
    frozen: { act: () => database.freeze(frozenMs), graceMs: 0 },
    'tables locked': { act: () => database.lockTables(lockedMs), graceMs: 0 },
    'server killed': {
      act: async () => void (await sites.restart(random.pick([0, 1]), 'SIGKILL')),
      graceMs: LEASE_MS,
    },
  };
}

const LOOK_EVERY_MS = 200;
const LOOK_PATIENCE_MS = 1_000;
const PATIENCE_MS = 60_000;

const BACKENDS = `
  SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND application_name <> 'operator'`;
const DELIVERED = `SELECT count(*)::int AS count FROM outbox WHERE state = 'delivered'`;

/** Looks at the database from outside, and goes on looking when it was away. */
async function watchDatabase(url: string) {
  let mostBackends = 0;
  let isOver = false;

  /** Nothing while the database does not answer. */
  async function count(sql: string): Promise<number | undefined> {
    const [row] = await ask(url, sql, { patienceMs: LOOK_PATIENCE_MS }).catch(() => []);
    return row?.count;
  }

  async function watch() {
    while (!isOver) {
      mostBackends = Math.max(mostBackends, (await count(BACKENDS)) ?? 0);
      await pause(LOOK_EVERY_MS);
    }
  }
  const watching = watch();

  return {
    /** How long from now until the lane has brought one more to the workflow. */
    async msUntilDelivered() {
      const begin = performance.now();
      let before = await count(DELIVERED);
      while (performance.now() - begin < PATIENCE_MS) {
        const now = await count(DELIVERED);
        if (before !== undefined && now !== undefined && now > before) break;
        before ??= now;
        await pause(LOOK_EVERY_MS);
      }
      return performance.now() - begin;
    },
    /** The most connections of the sites at once. */
    async end() {
      isOver = true;
      await watching;
      return mostBackends;
    },
  };
}
