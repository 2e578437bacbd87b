import 'server-only';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** After the first attempts. */
const WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS] as const;

/** After every later one, for ever: a request is never given up. */
const LAST_WAIT_MS = 15 * MINUTE_MS;

/** So that requests which failed together do not all come back together. */
const JITTER = 0.2;

/** Nobody waits longer, so that everything is through within 15 minutes of the receiver's return. */
const LONGEST_WAIT_MS = LAST_WAIT_MS - 30 * SECOND_MS;

/** How long a request waits after its attempt of this number failed. `random` is from 0 up to 1. */
export function waitAfterAttempt(attempt: number, random: () => number) {
  const waitMs = WAITS_MS[attempt - 1] ?? LAST_WAIT_MS;
  const jitter = 1 - JITTER + 2 * JITTER * random();
  return Math.min(Math.round(waitMs * jitter), LONGEST_WAIT_MS);
}
