import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Row, Statement } from './engine.ts';

const JOBS_A_TRANSACTION = 50;
/** A process that waits for SQLite's only writer tries every 5 ms. */
const SHORTEST_BREAK_MS = 20;

export type NoteProgress = (done: number, all: number) => void;

/**
 * Each job is all or nothing. Between two transactions others have as much time as one took, so
 * that thousands of rows starve no post. Returns the rows that each job returns.
 */
export async function inShortTransactions(
  { transactInTurn }: Pick<Engine, 'transactInTurn'>,
  jobs: readonly (readonly Statement[])[],
  noteProgress?: NoteProgress,
) {
  const changed: Row[][] = [];
  while (changed.length < jobs.length) {
    const begin = performance.now();
    const batch = jobs.slice(changed.length, changed.length + JOBS_A_TRANSACTION);
    const results = await transactInTurn(batch.flat());
    for (const { length } of batch) changed.push(results.splice(0, length).flat());
    noteProgress?.(changed.length, jobs.length);
    if (changed.length < jobs.length) await leaveRoomSince(begin);
  }
  return changed;
}

export const leaveRoomSince = (begin: number) =>
  pause(Math.max(SHORTEST_BREAK_MS, performance.now() - begin));
