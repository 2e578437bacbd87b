import { syncBuiltinESMExports } from 'node:module';
import { install } from '@sinonjs/fake-timers';

const turnOfTheLoop = setImmediate;
const realNow = performance.now.bind(performance);
export const inRealTime = setTimeout;
export const today = new Date().toISOString().slice(0, 10);

/** Whatever anybody waits for is over at once, in its order. The clock on the wall is another one: it can be wrong. */
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

/** A machine's own time goes on from life to life, so that nobody is known any more who asked in an earlier one. */
const ofThisLife = performance.now.bind(performance);
let livedMs = 0;
performance.now = () => livedMs + ofThisLife();

/** How long this has really taken. */
export const realMs = () => realNow();

let hasSeenEnough = false;

/** What is broken may go round for ever. */
export function seeNoMore() {
  hasSeenEnough = true;
}

/** Lives until then, and every wait that is over by then is over. */
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

/** Lives until it is known. */
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

/** A new life, in which nobody waits for anything yet. */
export function beginAt(now: number) {
  hasSeenEnough = false;
  livedMs = performance.now() + 86_400_000;
  clock.reset();
  clock.setSystemTime(now);
}
