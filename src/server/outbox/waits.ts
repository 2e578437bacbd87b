const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** After a kill the lane is free again after this long. A living process renews its lease. */
export const LEASE_MS = 30 * SECOND_MS;

/** A stored time further ahead shows that the clock went back. */
export const LONGEST_WAIT_MS = 18 * MINUTE_MS;
export const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/** A request's own failures. The last wait repeats for ever: a request is never given up. */
const OWN_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

export const HELD_DAYS = 90;
export const HELD_CAPACITY = 10_000;

/** After another request was accepted, a failed one waits no longer than this. */
export const SOON_MS = 5 * SECOND_MS;

/** A paused lane tries requests without a failure at this interval: one of them may be good. */
export const FRESH_APART_MS = SECOND_MS;

/** First probes of a paused lane. Later ones are half a minute to a minute apart, however long the outage. */
const PROBE_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS];
const LATER_PROBE_MS = 30 * SECOND_MS;

const JITTER = 0.2;

/** So many failures in a row, of at least two requests, are the receiver's fault: the circuit opens. */
export const FAILURES_TO_PAUSE = 3;

/** For requests that failed while others were accepted. Bad requests of a stranger may follow each other. */
export const FAILURES_OF_PASSED_TO_PAUSE = 30;

/** About 50 minutes with the waits above. A parked request is a dead letter. */
export const FAILURES_TO_PARK = 8;

/** The shortest time that these failures take. */
export const FAILS_ALONE_AFTER_MS = 40 * MINUTE_MS;

export const NOT_PREPARED = 'cannot be prepared';

/**
 * Answers about this one request never pause the lane. All others may be about the receiver, also 401, 404 and 410:
 * n8n answers 404 while it starts. n8n answers 500 when a step of the workflow fails. A mail server answers 552 or
 * 554 to a message that is too large or refused.
 */
export const SPEAKS_OF_REQUEST = ['400', '413', '422', '500', '552', '554', NOT_PREPARED];

/**
 * These answers park a request after it failed for so long while others were accepted. Firewalls use the later ones.
 */
export const PARKS_AFTER_MS: Readonly<Record<string, number>> = {
  '413': FAILS_ALONE_AFTER_MS,
  '422': FAILS_ALONE_AFTER_MS,
  '552': FAILS_ALONE_AFTER_MS,
  '554': FAILS_ALONE_AFTER_MS,
  [NOT_PREPARED]: FAILS_ALONE_AFTER_MS,
  // Make answers 400 when its queue is full.
  '400': DAY_MS,
  '403': DAY_MS,
  '406': DAY_MS,
  '415': DAY_MS,
  '451': DAY_MS,
};

export const ownWait = (failures: number, random: number) =>
  jittered(OWN_WAITS_MS[failures] ?? 15 * MINUTE_MS, random);

export function waitBeforeProbe(probes: number, random: number) {
  const waitMs = PROBE_WAITS_MS[probes];
  return waitMs === undefined
    ? Math.round(LATER_PROBE_MS * (1 + random))
    : jittered(waitMs, random);
}

const jittered = (ms: number, random: number) =>
  Math.round(ms * (1 - JITTER + 2 * JITTER * random));
