import 'server-only';
import { z } from 'zod';
import { requestStates } from './outbox.ts';

/** What the statements return, checked: a database is outside of what types can promise. */

const state = z.enum(requestStates);

const origin = { timeZone: z.string().nullable(), leadSource: z.string().nullable() };

export const claimedRow = z.object({
  id: z.string(),
  body: z.string(),
  ...origin,
  attempt: z.number(),
  lease: z.string(),
});

export const settledRow = z.object({ state });

export const nextDueRow = z.object({
  now: z.number(),
  dueAt: z.number().nullable(),
  laneFreeAt: z.number().nullable(),
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
  lastTriedAt: z.number().nullable(),
  deliveredAt: z.number().nullable(),
});

export const countRow = z.object({ count: z.number() });

export const healthRow = z.object({
  undelivered: z.number(),
  held: z.number(),
  parked: z.number(),
  oldestMs: z.number().nullable(),
  lastDeliveredAt: z.number().nullable(),
});
