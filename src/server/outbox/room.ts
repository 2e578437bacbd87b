import 'server-only';
import type { Engine } from './engine.ts';
import { countRow } from './rows.ts';
import { COUNT_UNDELIVERED } from './statements.ts';

/** Other processes add too, so nobody uses more than this part of the room before looking again. */
const SHARE = 1 / 16;

/** Whether one more undelivered request fits. Counts seldom while there is much room, each time at the end. */
export function roomIn(engine: Engine, capacity: number) {
  let allowance = 0;

  return async function hasRoom() {
    if (allowance === 0) {
      const [row] = await engine.run(COUNT_UNDELIVERED);
      const room = Math.max(0, capacity - countRow.parse(row).count);
      allowance = Math.ceil(room * SHARE);
    }
    if (allowance === 0) return false;
    allowance -= 1;
    return true;
  };
}
