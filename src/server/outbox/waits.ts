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

const JITTER = 0.2;

/** A stranger may send many bad requests in a row while good ones pass. */
export const failuresToPause = (othersAccepted: boolean) => (othersAccepted ? 30 : 3);

/** The first counts from before another request was accepted, seven from after it. */
export const FAILURES_TO_PARK = 8;

export const FAILS_ALONE_AFTER_MS = 40 * MINUTE_MS;

export const NOT_PREPARED = 'cannot be prepared';

const REFUSES_ONE = ['413', '422', '552', '554', NOT_PREPARED];
/** The workflow tool Make answers 400 when its queue is full. Firewalls answer with the others. */
const MAY_REFUSE_ONE = ['400', '403', '406', '415', '451'];

/** 500: a step of n8n failed. 552, 554: a mail server refuses one message. 404 is left out: n8n answers it while it starts. */
export const isAboutRequest = (answer: string) => [...REFUSES_ONE, '400', '500'].includes(answer);

export function parksAfterMs(answer: string) {
  if (REFUSES_ONE.includes(answer)) return FAILS_ALONE_AFTER_MS;
  return MAY_REFUSE_ONE.includes(answer) ? DAY_MS : Infinity;
}

export const requestWait = (failures: number, random: number) =>
  jittered(REQUEST_WAITS_MS[failures] ?? 15 * MINUTE_MS, random);

export const probeWait = (probes: number, random: number) =>
  jittered(PROBE_WAITS_MS[probes] ?? 45 * SECOND_MS, random);

const jittered = (ms: number, random: number) =>
  Math.round(ms * (1 - JITTER + 2 * JITTER * random));
