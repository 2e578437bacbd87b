import { uptime } from 'node:os';
import { z } from 'zod';
import { HOUR_MS } from '#domain/durations.ts';
import type { Engine } from '#server/store/engine.ts';

const TOLERANCE_MS = 300_000;

const rows = z.tuple([z.object({ now: z.number() })]);

/** Nothing is erased before the store's clock has agreed with another clock for an hour: a wrong one is corrected meanwhile. */
export function clockAgreementIn(engine: Engine, monotonicMs = () => uptime() * 1_000) {
  let offset: number | undefined;
  let agreesSince = 0;

  return async function isTrusted(isServerless: boolean) {
    const [{ now }] = rows.parse(await engine.query('SELECT :now AS now'));
    // A serverless process does not live for an hour, but its clock is not the database's.
    if (isServerless) return Math.abs(now - Date.now()) <= TOLERANCE_MS;
    const monotonic = monotonicMs();
    const before = offset;
    offset = now - monotonic;
    const agrees = before !== undefined && Math.abs(offset - before) <= TOLERANCE_MS;
    if (!agrees) agreesSince = monotonic;
    return monotonic - agreesSince > HOUR_MS;
  };
}
