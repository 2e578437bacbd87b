const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A process that was killed keeps the lane for no longer. Whoever lives renews it while a request is under way. */
export const LEASE_MS = 30 * SECOND_MS;

/** What may be waited for. A time in the store that lies further ahead shows that the clock went back. */
export const LONGEST_WAIT_MS = 18 * MINUTE_MS;
export const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/** For a request's own failures. The last wait stays for ever: a request is never given up. */
const OWN_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

/** For so long an operator may release what is held; and of it only the newest are kept. */
export const HELD_DAYS = 90;
export const HELD_CAPACITY = 10_000;

/** When one comes again after which another was accepted, however long it would have waited. */
export const SOON_MS = 5 * SECOND_MS;

/** Before the first probes of a paused lane; then half a minute to a minute, whatever the outage lasts. */
const PROBE_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS];
const LATER_PROBE_MS = 30 * SECOND_MS;

/** So that requests which failed together do not all come back together. */
const JITTER = 0.2;

/** So many failures in a row, of two requests at least, are the receiver's: the circuit opens. */
export const FAILURES_TO_PAUSE = 3;

/** About an hour by the waits above. A parked request is a dead letter: an operator must look. */
export const FAILURES_TO_PARK = 8;

/** What a request is told that cannot even be sent. */
export const NOT_PREPARED = 'cannot be prepared';

/**
 * Answers that speak of this one request, and for how long it may be refused so before it is parked. All others speak
 * of the receiver: 401, 404 and 410, too, because n8n answers 404 while it starts.
 */
export const SPEAKS_OF_REQUEST: Readonly<Record<string, number>> = {
  // With 400 Make says that its queue is full.
  '400': DAY_MS,
  '413': 0,
  '422': 0,
  // So answers n8n when it ran the workflow and a step failed: what is paid for is not run again every minute.
  '500': Number.POSITIVE_INFINITY,
  // A mail server says of this very message that it is too large, or that it will not have it.
  '552': 0,
  '554': 0,
  [NOT_PREPARED]: 0,
};

/** How long a request waits that has failed so often before, by its own fault. */
export const ownWait = (failures: number, random: number) =>
  jittered(OWN_WAITS_MS[failures] ?? 15 * MINUTE_MS, random);

/** How long a lane that has probed so often waits before it probes again. */
export function waitBeforeProbe(probes: number, random: number) {
  const waitMs = PROBE_WAITS_MS[probes];
  return waitMs === undefined
    ? Math.round(LATER_PROBE_MS * (1 + random))
    : jittered(waitMs, random);
}

const jittered = (ms: number, random: number) =>
  Math.round(ms * (1 - JITTER + 2 * JITTER * random));
