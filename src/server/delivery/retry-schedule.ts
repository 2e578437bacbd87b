const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** For a request that fails while others pass. The last wait stays for ever: a request is never given up. */
const WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const;

/** So that requests which failed together do not all come back together. */
const JITTER = 0.2;

/** Before the first probes of a paused lane; then half a minute to a minute, whatever the outage lasts. */
const PROBE_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS] as const;
const LATER_PROBE_MS = 30 * SECOND_MS;

/** How long a request waits that has failed so often before, by its own fault. `random` is from 0 up to 1. */
export function waitAfterFailure(failures: number, random: () => number) {
  const waitMs = WAITS_MS[failures] ?? 15 * MINUTE_MS;
  return Math.round(waitMs * (1 - JITTER + 2 * JITTER * random()));
}

/** How long a lane that has probed so often waits before it probes again. */
export function waitBeforeProbe(probes: number, random: () => number) {
  const waitMs = PROBE_WAITS_MS[probes];
  if (waitMs === undefined) return Math.round(LATER_PROBE_MS * (1 + random()));
  return Math.round(waitMs * (1 - JITTER + 2 * JITTER * random()));
}
