import { uptime } from 'node:os';
import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';
import { DAY_MS, HOUR_MS } from './waits.ts';

const TOLERANCE_MS = 300_000;
/** A longer apparent pause means that the clock was behind. */
const LONGEST_PAUSE_MS = 30 * DAY_MS;

const COMPARE_WITH_LAST_READING = `INSERT INTO store_clock (id, read_at, agrees_since) VALUES (1, :now, :now)
  ON CONFLICT (id) DO UPDATE SET read_at = :now, agrees_since = CASE
    WHEN :now BETWEEN store_clock.read_at - ${TOLERANCE_MS} AND store_clock.read_at + ${LONGEST_PAUSE_MS}
    THEN store_clock.agrees_since ELSE :now END
  RETURNING :now - agrees_since AS ms`;

const firstRow = z.tuple([z.object({ ms: z.number() })]);

/** Nothing is erased before the store's clock has agreed with another clock for an hour: a wrong one is corrected meanwhile. */
export function clockAgreementIn(engine: Engine, monotonicMs = () => uptime() * 1_000) {
  let offset: number | undefined;
  let agreesSince = 0;

  async function readMs(sql: string) {
    const [{ ms }] = firstRow.parse(await engine.query(sql));
    return ms;
  }

  return async function hasAgreedForAnHour(isServerless: boolean) {
    // A serverless process is too short-lived for two clocks.
    if (isServerless) return (await readMs(COMPARE_WITH_LAST_READING)) > HOUR_MS;
    const monotonic = monotonicMs();
    const before = offset;
    offset = (await readMs('SELECT :now AS ms')) - monotonic;
    const agrees = before !== undefined && Math.abs(offset - before) <= TOLERANCE_MS;
    if (!agrees) agreesSince = monotonic;
    return monotonic - agreesSince > HOUR_MS;
  };
}
