import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';

const SECOND_MS = 1_000;

export const LEASE_MS = 30 * SECOND_MS;

/** A mail without an answer waits for an hour. */
export const LONGEST_WAIT_MS = HOUR_MS;
export const LONGEST_PAUSE_MS = HOUR_MS;

const ROW_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

export const RETRIED_SOON_MS = 5 * SECOND_MS;
export const BETWEEN_UNTRIED_MS = SECOND_MS;

const PROBE_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS];

const JITTER = 0.2;

/** A stranger may send many bad requests while good ones pass: they overtake the bad ones. */
export const failuresToPause = (isOvertaken: boolean) => (isOvertaken ? 30 : 3);

export const FAILURES_TO_PARK = 8;

export const rowWait = (failures: number, random: number) =>
  jittered(ROW_WAITS_MS[failures] ?? 15 * MINUTE_MS, random);

export const probeWait = (probes: number, random: number) =>
  jittered(PROBE_WAITS_MS[probes] ?? 45 * SECOND_MS, random);

const jittered = (ms: number, random: number) =>
  Math.round(ms * (1 - JITTER + 2 * JITTER * random));
