import 'server-only';
import { z } from 'zod';
import type { Engine } from './engine.ts';
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
      const { undelivered } = undeliveredRow.parse((await engine.run(UNDELIVERED))[0]);
      allowance = Math.ceil(Math.max(0, capacity - undelivered) * SHARE);
      return allowance;
    } finally {
      counting = undefined;
    }
  }
}

const undeliveredRow = z.object({ undelivered: z.number() });
