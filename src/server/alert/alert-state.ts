import { z } from 'zod';
import type { Engine } from '#server/store/engine.ts';

const SEPARATOR = ',';

const stateRow = z.object({
  kinds: z.string().transform((kinds) => kinds.split(SEPARATOR).filter(Boolean)),
  toldAt: z.number(),
  now: z.number(),
});

export type AlertState = z.infer<typeof stateRow>;

/** Which kinds of trouble an operator was told last: in the store, because many processes see the same. */
export function alertStateIn(engine: Engine) {
  return {
    async read() {
      const [row] = await engine.query(
        'SELECT kinds, told_at AS "toldAt", :now AS now FROM outbox_alert',
      );
      return stateRow.parse(row);
    },
    /** True for one of all processes, which sends the alert. A reminder is claimed by its time, because the kinds stay. */
    async claim({ kinds: before, toldAt }: AlertState, kinds: readonly string[]) {
      const rows = await engine.query(
        `UPDATE outbox_alert SET kinds = :kinds, told_at = :now
        WHERE kinds = :before AND told_at = :toldAt RETURNING kinds`,
        { before: before.join(SEPARATOR), kinds: kinds.join(SEPARATOR), toldAt },
      );
      return rows.length > 0;
    },
    async giveBack({ kinds: before }: AlertState, kinds: readonly string[]) {
      await engine.query(
        'UPDATE outbox_alert SET kinds = :before, told_at = 0 WHERE kinds = :kinds RETURNING kinds',
        { before: before.join(SEPARATOR), kinds: kinds.join(SEPARATOR) },
      );
    },
  };
}
