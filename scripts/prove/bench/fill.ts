import { readEnvironment } from '#server/environment.ts';
import { openEngine } from '#server/outbox/open-outbox.ts';

const AT_ONCE = 5_000;

/** An hour ago: every eleventh is held, and of the others every other one waits, every other one was delivered. */
const FILL = `
  WITH RECURSIVE numbers (n) AS (SELECT :from UNION ALL SELECT n + 1 FROM numbers WHERE n < :upTo),
  kinds (n, state) AS (
    SELECT n, CASE WHEN n % 11 = 0 THEN 'held' WHEN n % 2 = 0 THEN 'pending' ELSE 'delivered' END FROM numbers
  )
  INSERT INTO outbox (id, state, body, accepted_at, due_at, delivered_at)
  SELECT 'row ' || n, state, '{"name":"Ada"}', :now - 3600000 - n, :now - 3600000 - n,
    CASE state WHEN 'delivered' THEN :now - 3600000 - n END
  FROM kinds`;

/** Puts so many rows into a store, faster than visitors could, and a tenth more that are held. */
export async function fill(environment: Record<string, string>, rows: number) {
  const engine = openEngine(readEnvironment(environment));
  const all = Math.floor(rows * 1.1);
  for (let from = 1; from <= all; from += AT_ONCE)
    await engine.run(FILL, { from, upTo: Math.min(all, from + AT_ONCE - 1) });
  await engine.close();
}
