import { bufferMs, callLengthMs } from '#domain/agency-calls.ts';

export type Taken = readonly [starts: number, ends: number];

export function isFree(callAt: number, taken: readonly Taken[]) {
  const [begins, ends] = [callAt - bufferMs(), callAt + callLengthMs() + bufferMs()];
  return !taken.some((other) => begins < other[1] && ends > other[0]);
}
