import type { Statement } from '#server/store/engine.ts';
import type { QueueName } from '#server/store/schema.ts';

/** Runs before a row that was delivered elsewhere is inserted. */
export const countDeliveredUnlessKnown = (queue: QueueName, id: string): Statement => ({
  sql: `UPDATE store_count SET count = count + 1 WHERE name = '${queue} delivered'
    AND NOT EXISTS (SELECT 1 FROM ${queue} WHERE id = :id)`,
  values: { id },
});
