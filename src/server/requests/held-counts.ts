import { z } from 'zod';
import type { Queryable } from '#server/store/engine.ts';
import { readValues } from '#server/store/read-values.ts';
import { FLOOD, IS_SPAM, OVER_QUOTA } from './stored-request.ts';

const HELD = `FROM outbox WHERE state = 'held'`;

export async function readHeld(engine: Queryable) {
  const counts = await readValues(engine, z.number(), {
    heldOverQuota: `count(*) ${HELD} AND held_because = '${OVER_QUOTA}'`,
    heldInFlood: `count(*) ${HELD} AND held_because = '${FLOOD}'`,
  });
  const moments = await readValues(engine, z.number().nullable(), {
    // Without FILTER, SQLite walks the requests by age until it finds one.
    lastSpamAt: `max(accepted_at) FILTER (WHERE ${IS_SPAM}) ${HELD}`,
  });
  return { ...counts, ...moments };
}
