import 'server-only';
import { z } from 'zod';
import { requestStates } from './requests.ts';

/** What the statements return, checked: a database is outside of what types can promise. */

const state = z.enum(requestStates);
const time = z.number().nullable();

const origin = { timeZone: z.string().nullable(), leadSource: z.string().nullable() };

export const dueRow = z.object({
  id: z.string(),
  body: z.string(),
  ...origin,
  attempt: z.number(),
  failures: z.number(),
  probes: z.number(),
});

export const openTroubleRow = z.object({ since: z.number(), late: z.number(), longestMs: time });

export const settledRow = z.object({ state });

export const laneRow = z.object({
  now: z.number(),
  leasedUntil: z.number(),
  probeAt: z.number(),
  dueAt: time,
});

export const storedRow = z.object({
  id: z.string(),
  state,
  body: z.string().nullable(),
  ...origin,
  heldBecause: z.string().nullable(),
  attempts: z.number(),
  lastAnswer: z.string().nullable(),
  acceptedAt: z.number(),
  dueAt: z.number(),
  lastTriedAt: time,
  deliveredAt: time,
});

export const healthRow = z.object({
  undelivered: z.number(),
  late: z.number(),
  held: z.number(),
  heldOverShare: z.number(),
  parked: z.number(),
  oldestMs: time,
  lastDeliveredAt: time,
  pausedSince: time,
  pausedBecause: z.string().nullable(),
  nextProbeAt: time,
  lastSpamAt: time,
  lastOverShareAt: time,
  lastParkedAt: time,
});

export const undeliveredRow = z.object({ undelivered: z.number() });

export const timeRow = z.object({ now: z.number() });
export const receivedRow = z.object({ day: z.number(), received: z.number() });
export const deliveredRow = z.object({
  day: z.number(),
  delivered: z.number(),
  longestMs: z.number(),
});
export const waitRow = z.object({ waitMs: z.number() });
