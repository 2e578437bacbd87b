import { bufferMs, callSpanMs } from '#domain/agency-calls.ts';

/** In milliseconds since 1970. */
export type Taken = readonly [starts: number, ends: number];

/** Whether a call can begin then: it takes its length, and the time kept free before and after it. */
export function isFree(callAt: number, taken: readonly Taken[]) {
  const begins = callAt - bufferMs();
  return !taken.some(([starts, ends]) => begins < ends && callAt + callSpanMs() > starts);
}
