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

/** A failed request comes again this soon after another was accepted, however long it would have waited. */
export const SOON_MS = 5 * SECOND_MS;

/** While the lane is paused, requests that were never tried go at this distance: one of them may be good. */
export const FRESH_APART_MS = SECOND_MS;

/** Before the first probes of a paused lane; then half a minute to a minute, whatever the outage lasts. */
const PROBE_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS];
const LATER_PROBE_MS = 30 * SECOND_MS;

/** So that requests which failed together do not all come back together. */
const JITTER = 0.2;

/** So many failures in a row, of two requests at least, are the receiver's: the circuit opens. */
export const FAILURES_TO_PAUSE = 3;

/** The same for requests that failed while others passed. A stranger's bad ones may follow each other. */
export const FAILURES_OF_PASSED_TO_PAUSE = 30;

/** About 50 minutes by the waits above. A parked request is a dead letter: an operator must look. */
export const FAILURES_TO_PARK = 8;

/** The shortest time that these failures take. */
export const FAILS_ALONE_AFTER_MS = 40 * MINUTE_MS;

/** The answer that is stored for a request that cannot even be sent. */
export const NOT_PREPARED = 'cannot be prepared';

/**
 * Answers that speak of this one request and never pause the lane. All others may speak of the receiver: 401, 404 and
 * 410, too, because n8n answers 404 while it starts. n8n answers 500 when a step of the workflow failed. A mail server
 * answers 552 or 554 when this very message is too large or refused.
 */
export const SPEAKS_OF_REQUEST = ['400', '413', '422', '500', '552', '554', NOT_PREPARED];

/** Answers that park a request, and for how long it fails first while others are accepted. Firewalls use the later ones. */
export const PARKS_AFTER_MS: Readonly<Record<string, number>> = {
  '413': FAILS_ALONE_AFTER_MS,
  '422': FAILS_ALONE_AFTER_MS,
  '552': FAILS_ALONE_AFTER_MS,
  '554': FAILS_ALONE_AFTER_MS,
  [NOT_PREPARED]: FAILS_ALONE_AFTER_MS,
  // Make says with 400 that its queue is full.
  '400': DAY_MS,
  '403': DAY_MS,
  '406': DAY_MS,
  '415': DAY_MS,
  '451': DAY_MS,
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
