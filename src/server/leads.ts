import { z } from 'zod';
import { webhookFields } from '#domain/consultation-request.ts';
import * as outbox from './outbox/outbox.ts';
import type * as stored from './outbox/stored-request.ts';
import type { Engine } from './store/engine.ts';

export const leadAttributes = z.object({
  timeZone: z.string().nullable().default(null),
  language: z.string().nullable().default(null),
  leadSource: z.string().nullable().default(null),
  callAt: z.number().nullable().default(null),
  needsAgreement: z.boolean().default(false),
  callStatus: z.enum(['moved', 'cancelled']).nullable().default(null),
  callSequence: z.number().default(0),
  changes: z.string().nullable().default(null),
});

export type LeadAttributes = z.infer<typeof leadAttributes>;
export type Outbox = outbox.Outbox<LeadAttributes>;
export type NewRequest = stored.NewRequest<LeadAttributes>;
export type StoredRequest = stored.StoredRequest<LeadAttributes>;
export type ClaimedRequest = stored.ClaimedRequest<LeadAttributes>;

export function outboxIn(engine: Engine, limits?: outbox.Limits): Outbox {
  return outbox.outboxIn(engine, { attributes: leadAttributes, fields: webhookFields }, limits);
}
