import type { SqlValues, Statement } from '#server/store/engine.ts';
import type { QueueName } from '#server/store/schema.ts';

/** No row that is kept was accepted then. The mark is seen only within its transaction. */
const MARK = -1;

/** No statement of both databases deletes rows and counts them. The first returns the ids. */
export const removalFrom = (
  queue: QueueName,
  where: string,
  values: SqlValues = {},
): Statement[] => [
  { sql: `UPDATE ${queue} SET accepted_at = ${MARK} WHERE ${where} RETURNING id`, values },
  {
    sql: `UPDATE store_count
      SET count = count + (SELECT count(*) FROM ${queue} WHERE accepted_at = ${MARK})
      WHERE name = '${queue} removed'
        AND EXISTS (SELECT 1 FROM ${queue} WHERE accepted_at = ${MARK})`,
  },
  { sql: `DELETE FROM ${queue} WHERE accepted_at = ${MARK}` },
];
