import type { Engine, Statement } from './engine.ts';
import { leaveRoomSince } from './short-transactions.ts';

export const BATCH_SIZE = 100;
const MAX_BATCHES = 20;

/** Repeats statements. The first changes at most `BATCH_SIZE` rows and returns their ids. */
export async function inBatches(engine: Engine, statements: readonly Statement[]) {
  let done = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const begin = performance.now();
    const [{ length } = []] = await engine.transactInTurn(statements);
    done += length;
    if (length < BATCH_SIZE) break;
    await leaveRoomSince(begin);
  }
  return done;
}
