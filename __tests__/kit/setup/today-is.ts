const ALL_BUT_THE_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Timers keep running, because the network needs them. */
export function todayIs(now: Date) {
  jest.useFakeTimers({ now, doNotFake: [...ALL_BUT_THE_DATE] });
}
