import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const LOOK_EVERY_MS = 200;
const PATIENCE_MS = 60_000;

const BACKENDS = `
  SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND application_name <> 'watch'`;
const DELIVERED = `SELECT count(*)::int AS count FROM outbox WHERE state = 'delivered'`;

/** Looks at the database from outside, and goes on looking when it was away. */
export async function watchDatabase(url: string) {
  let mostBackends = 0;
  let isOver = false;

  async function count(sql: string): Promise<number | undefined> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'watch',
      ...{ connectionTimeoutMillis: 1_000, query_timeout: 1_000 },
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(sql)).rows[0].count;
    } catch {
      return undefined;
    } finally {
      await client.end();
    }
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
