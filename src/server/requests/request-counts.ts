import { z } from 'zod';
import type { Queryable } from '#server/store/engine.ts';
import { readValues } from '#server/store/read-values.ts';
import { FLOOD, IS_SPAM, OVER_QUOTA } from './stored-request.ts';

const HELD = `FROM outbox WHERE state = 'held'`;

export async function readRequestCounts(engine: Queryable) {
  const counts = await readValues(engine, z.number(), {
    heldOverQuota: `count(*) ${HELD} AND held_because = '${OVER_QUOTA}'`,
    heldInFlood: `count(*) ${HELD} AND held_because = '${FLOOD}'`,
  });
  const moments = await readValues(engine, z.number().nullable(), {
    oldestRequestAt: 'min(accepted_at) FROM outbox',
    lastSpamAt: `max(accepted_at) FROM outbox WHERE ${IS_SPAM}`,
  });
  return { ...counts, ...moments };
}
