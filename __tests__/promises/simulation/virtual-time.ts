import { syncBuiltinESMExports } from 'node:module';
import { install } from '@sinonjs/fake-timers';

const turnOfTheLoop = setImmediate;
const realNow = performance.now.bind(performance);
export const inRealTime = setTimeout;
export const today = new Date().toISOString().slice(0, 10);

/** Timers fire at once and in order. The store's wall clock is separate and may be wrong. */
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
const ofThisLife = performance.now.bind(performance);
let livedMs = 0;
performance.now = () => livedMs + ofThisLife();

export const realMs = () => realNow();

let hasSeenEnough = false;

export function seeNoMore() {
  hasSeenEnough = true;
}

/** Runs every timer until then. */
export async function liveUntil(end: number, inAnyCase = false) {
  let isOver = false;
  const over = setTimeout(() => {
    isOver = true;
  }, end - Date.now());
  while (!isOver && (inAnyCase || !hasSeenEnough)) {
    await new Promise((resolve) => turnOfTheLoop(resolve));
    clock.next();
  }
  clearTimeout(over);
  await new Promise((resolve) => turnOfTheLoop(resolve));
}

/** Runs timers until this promise is settled. */
export async function known<Found>(finding: Promise<Found>) {
  let isKnown = false;
  const found = finding.finally(() => {
    isKnown = true;
  });
  for (;;) {
    await new Promise((resolve) => turnOfTheLoop(resolve));
    if (isKnown) return found;
    clock.next();
  }
}

/** Begins a history without timers. */
export function beginAt(now: number) {
  hasSeenEnough = false;
  livedMs = performance.now() + 86_400_000;
  clock.reset();
  clock.setSystemTime(now);
}
