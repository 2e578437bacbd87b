import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Engine } from '#server/store/engine.ts';
import { FLOOD } from './stored-request.ts';

/** The busiest hour counts two requests of each network, so that a stranger who sends many does not make many usual. */
const TRAFFIC = `SELECT
  (SELECT count(*) FROM outbox WHERE accepted_at > :now - ${HOUR_MS}
    AND (held_because IS NULL OR held_because = '${FLOOD}')) AS "lastHour",
  (SELECT coalesce(max(total), 0) FROM (SELECT count(*) AS total FROM outbox
    WHERE is_usual = 1 AND held_because IS NULL AND accepted_at BETWEEN :now - ${30 * DAY_MS} AND :now - ${HOUR_MS}
    GROUP BY accepted_at / ${HOUR_MS}) AS hours) AS "busiestHour"`;

const traffic = z.object({ lastHour: z.number(), busiestHour: z.number() });

export const readTraffic = async ({ query }: Pick<Engine, 'query'>) =>
  traffic.parse((await query(TRAFFIC))[0]);
