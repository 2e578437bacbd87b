import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Row, Statement } from './engine.ts';
import { isBusy } from './sqlite-engine.ts';

const JOBS_A_TRANSACTION = 50;
/** A process that waits for SQLite's only writer tries every 5 ms. */
const SHORTEST_BREAK_MS = 20;

/** Each try lasts at least two seconds. A site that delivers a backlog takes most turns. */
const MOST_TRIES = 30;

export type NoteProgress = (done: number, all: number) => void;

/**
 * Each job is all or nothing. Between two transactions others have as much time as one took, so
 * that thousands of rows starve no post. Returns the rows that each job returns.
 */
export async function inShortTransactions(
  engine: Pick<Engine, 'transactInTurn'>,
  jobs: readonly (readonly Statement[])[],
  noteProgress?: NoteProgress,
) {
  const changed: Row[][] = [];
  while (changed.length < jobs.length) {
    const begin = performance.now();
    const batch = jobs.slice(changed.length, changed.length + JOBS_A_TRANSACTION);
    const results = await transactWhenFree(engine, batch.flat());
    for (const { length } of batch) changed.push(results.splice(0, length).flat());
    noteProgress?.(changed.length, jobs.length);
    if (changed.length < jobs.length) await leaveRoomSince(begin);
  }
  return changed;
}

/** Posts give up soon, because a visitor waits. Nobody waits for a long command. */
async function transactWhenFree(
  { transactInTurn }: Pick<Engine, 'transactInTurn'>,
  statements: readonly Statement[],
) {
  for (let tries = 1; ; tries += 1)
    try {
      return await transactInTurn(statements);
    } catch (failure) {
      if (!isBusy(failure) || tries === MOST_TRIES) throw failure;
    }
}

export const leaveRoomSince = (begin: number) =>
  pause(Math.max(SHORTEST_BREAK_MS, performance.now() - begin));
