import { syncBuiltinESMExports } from 'node:module';
import { install } from '@sinonjs/fake-timers';

const turnOfTheLoop = setImmediate;
export const inRealTime = setTimeout;
export const today = new Date().toISOString().slice(0, 10);

/** Timers fire at once and in order. */
const clock = install({
  now: 0,
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'setImmediate', 'Date', 'performance'],
});
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

let isDecided = false;

/** Ends this history early. */
export function decide() {
  isDecided = true;
}

/** Runs every timer until then. */
export async function liveUntil(end: number, evenIfDecided = false) {
  let isOver = false;
  const over = setTimeout(() => {
    isOver = true;
  }, end - Date.now());
  while (!isOver && (evenIfDecided || !isDecided)) {
    await new Promise((resolve) => turnOfTheLoop(resolve));
    clock.next();
  }
  clearTimeout(over);
  await new Promise((resolve) => turnOfTheLoop(resolve));
}

export function beginAt(now: number) {
  isDecided = false;
  earlierMs = performance.now() + 86_400_000;
  clock.reset();
  clock.setSystemTime(now);
}
