import { syncBuiltinESMExports } from 'node:module';
import { install } from '@sinonjs/fake-timers';

const turnOfTheLoop = setImmediate;
export const inRealTime = setTimeout;
export const today = new Date().toISOString().slice(0, 10);

const clock = install({ now: 0, toNotFake: ['nextTick', 'queueMicrotask', 'hrtime', 'Intl'] });
syncBuiltinESMExports();
AbortSignal.timeout = (ms) => {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException('It took too long', 'TimeoutError')), ms);
  return late.signal;
};

/** The monotonic clock continues across histories, so that rate limits refill. */
const virtualNow = performance.now.bind(performance);
let earlierMs = 0;
performance.now = () => earlierMs + virtualNow();

export async function liveUntil(end: number) {
  // A timer of more than 24 days fires at once.
  if (end - Date.now() > 2 ** 30) await liveUntil(end - 2 ** 30);
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  }, end - Date.now());
  while (!isOver) {
    await new Promise((resolve) => turnOfTheLoop(resolve));
    clock.next();
  }
  await new Promise((resolve) => turnOfTheLoop(resolve));
}

export const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

export function beginAt(now: number) {
  earlierMs = performance.now() + 86_400_000;
  clock.reset();
  clock.setSystemTime(now);
}
