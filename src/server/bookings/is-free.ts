import { bufferMs, callSpanMs } from '#domain/agency-calls.ts';

export type Taken = readonly [starts: number, ends: number];

/** Whether a call may begin then, with its length and the buffer on both sides. */
export function isFree(callAt: number, taken: readonly Taken[]) {
  const begins = callAt - bufferMs();
  return !taken.some(([starts, ends]) => begins < ends && callAt + callSpanMs() > starts);
}
