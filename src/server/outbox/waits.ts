import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';

const SECOND_MS = 1_000;

export const LEASE_MS = 30 * SECOND_MS;

/** 15 minutes with jitter. */
export const LONGEST_WAIT_MS = 18 * MINUTE_MS;
export const LONGEST_PAUSE_MS = HOUR_MS;

const REQUEST_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

export const RETRIED_SOON_MS = 5 * SECOND_MS;
export const BETWEEN_UNTRIED_MS = SECOND_MS;

const PROBE_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS];
const LATER_PROBE_MS = 30 * SECOND_MS;

const JITTER = 0.2;

export const FAILURES_TO_PAUSE = 3;

/** A stranger may send many bad requests in a row while good ones pass. */
export const FAILURES_TO_PAUSE_IF_OTHERS_ACCEPTED = 30;

/** The first counts from before another request was accepted, seven from after it. */
export const FAILURES_TO_PARK = 8;

export const FAILS_ALONE_AFTER_MS = 40 * MINUTE_MS;

export const NOT_PREPARED = 'cannot be prepared';

/** 500: a step of n8n failed. 552, 554: a mail server refuses one message. 404 is left out: n8n answers it while it starts. */
export const ABOUT_REQUEST = ['400', '413', '422', '500', '552', '554', NOT_PREPARED];

export const PARKS_AFTER_MS: Readonly<Record<string, number>> = {
  '413': FAILS_ALONE_AFTER_MS,
  '422': FAILS_ALONE_AFTER_MS,
  '552': FAILS_ALONE_AFTER_MS,
  '554': FAILS_ALONE_AFTER_MS,
  [NOT_PREPARED]: FAILS_ALONE_AFTER_MS,
  // The workflow tool Make answers 400 when its queue is full. Firewalls answer with the others.
  '400': DAY_MS,
  '403': DAY_MS,
  '406': DAY_MS,
  '415': DAY_MS,
  '451': DAY_MS,
};

export const requestWait = (failures: number, random: number) =>
  jittered(REQUEST_WAITS_MS[failures] ?? 15 * MINUTE_MS, random);

export function probeWait(probes: number, random: number) {
  const waitMs = PROBE_WAITS_MS[probes];
  return waitMs === undefined
    ? Math.round(LATER_PROBE_MS * (1 + random))
    : jittered(waitMs, random);
}

const jittered = (ms: number, random: number) =>
  Math.round(ms * (1 - JITTER + 2 * JITTER * random));
