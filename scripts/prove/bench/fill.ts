import { readEnvironment } from '#server/environment.ts';
import { postgresEngine } from '#server/outbox/postgres-engine.ts';
import { sqliteEngine } from '#server/outbox/sqlite-engine.ts';

const AT_ONCE = 5_000;

/** Every other one waits, every other one was delivered long ago. */
const FILL = `
  WITH RECURSIVE numbers (n) AS (SELECT :from UNION ALL SELECT n + 1 FROM numbers WHERE n < :upTo)
  INSERT INTO outbox (id, state, body, accepted_at, due_at, delivered_at)
  SELECT 'row ' || n, CASE n % 2 WHEN 0 THEN 'pending' ELSE 'delivered' END, '{"name":"Ada"}', n, n,
    CASE n % 2 WHEN 0 THEN NULL ELSE n END
  FROM numbers`;

/** Puts rows into a store, faster than visitors could. */
export async function fill(environment: Record<string, string>, rows: number) {
  const { databaseUrl, dataFolder } = readEnvironment(environment);
  const engine = databaseUrl ? postgresEngine(databaseUrl) : sqliteEngine(dataFolder);
  for (let from = 1; from <= rows; from += AT_ONCE)
    await engine.run(FILL, { from, upTo: Math.min(rows, from + AT_ONCE - 1) });
  await engine.close();
}
