import { setTimeout as pause } from 'node:timers/promises';

/** Waits for something to become true, and gives up with a sentence. */
export async function until(isTrue: () => boolean, patienceMs: number, otherwise: string) {
  const end = Date.now() + patienceMs;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(otherwise);
    await pause(50);
  }
}
