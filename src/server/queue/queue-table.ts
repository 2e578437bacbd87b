import type { z } from 'zod';
import type { QueueName } from '#server/store/schema.ts';

/** The schema gives each queue the same columns and indexes, and a lane. */
export type QueueTable<Row> = {
  name: QueueName;
  /** SQL of all that `row` reads. */
  columns: string;
  row: z.ZodType<Row>;
  /** A row waits until the earlier rows of its series have left the queue. */
  series: { of: string; place: string };
};
