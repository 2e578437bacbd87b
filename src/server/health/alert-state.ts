import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';

const stateRow = z.object({ kinds: z.string(), sentAt: z.number(), now: z.number() });

export type AlertState = Omit<z.infer<typeof stateRow>, 'now'>;

export async function readAlertState(engine: Engine) {
  const [row] = await engine.query(
    'SELECT kinds, sent_at AS "sentAt", :now AS now FROM store_alert',
  );
  return stateRow.parse(row);
}

export async function replaceAlertState(engine: Engine, before: AlertState, after: AlertState) {
  const rows = await engine.query(
    `UPDATE store_alert SET kinds = :kinds, sent_at = :sentAt
    WHERE kinds = :kindsBefore AND sent_at = :sentAtBefore RETURNING kinds`,
    { ...after, kindsBefore: before.kinds, sentAtBefore: before.sentAt },
  );
  return rows.length > 0;
}
