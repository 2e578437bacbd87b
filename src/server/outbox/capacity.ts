import 'server-only';
import type { Engine } from './engine.ts';
import { undeliveredRow } from './rows.ts';
import { UNDELIVERED } from './statements.ts';

/** Other processes add too, so nobody uses more than this part of what is free before looking again. */
const SHARE = 1 / 16;

/** Whether one more undelivered request fits. Counts seldom while much is free, each time at the end. */
export function capacityOf(engine: Engine, capacity: number) {
  let allowance = 0;
  let counting: Promise<number> | undefined;

  return async function isFull() {
    while (allowance === 0) {
      counting ??= count();
      // Of many who waited for it, the others may have used up what was found.
      if ((await counting) === 0) return true;
    }
    allowance -= 1;
    return false;
  };

  async function count() {
    try {
      const [row] = await engine.run(UNDELIVERED);
      const { undelivered } = undeliveredRow.parse(row);
      allowance = Math.ceil(Math.max(0, capacity - undelivered) * SHARE);
      return allowance;
    } finally {
      counting = undefined;
    }
  }
}
