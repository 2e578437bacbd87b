import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';

const stateRow = z.object({ kinds: z.string(), toldAt: z.number() });

export type AlertState = z.infer<typeof stateRow>;

export async function readAlertState(engine: Engine) {
  const [row] = await engine.query(
    'SELECT kinds, told_at AS "toldAt", :now AS now FROM outbox_alert',
  );
  return stateRow.extend({ now: z.number() }).parse(row);
}

export async function replaceAlertState(engine: Engine, before: AlertState, after: AlertState) {
  const rows = await engine.query(
    `UPDATE outbox_alert SET kinds = :kinds, told_at = :toldAt
    WHERE kinds = :kindsBefore AND told_at = :toldAtBefore RETURNING kinds`,
    { ...after, kindsBefore: before.kinds, toldAtBefore: before.toldAt },
  );
  return rows.length > 0;
}
