import { z } from 'zod';
import { webhookFields } from '#domain/consultation-request.ts';
import * as outbox from './outbox/outbox.ts';
import type * as stored from './outbox/stored-request.ts';
import type { Engine } from './store/engine.ts';

/** What stands beside the fields of the form, and travels in headers. A purged request has none of it. */
export const leadAttributes = z.object({
  /** The IANA name of the zone in which the visitor read the times. */
  timeZone: z.string().nullable().default(null),
  /** As a query: utm_source=…&referrer=… */
  leadSource: z.string().nullable().default(null),
  /** The moment of the call, where the hours are the agency's own. */
  callAt: z.number().nullable().default(null),
  /** Whether somebody had that moment already, or might have. */
  needsAgreement: z.boolean().default(false),
  /** What this request makes of the call that another one asked for first. */
  callStatus: z.enum(['moved', 'cancelled']).nullable().default(null),
  /** 0 for the first request of a call, and one more with each change. */
  callSequence: z.number().default(0),
  /** The id of the first request of the call. */
  changes: z.string().nullable().default(null),
});

export type LeadAttributes = z.infer<typeof leadAttributes>;
export type Outbox = outbox.Outbox<LeadAttributes>;
export type NewRequest = stored.NewRequest<LeadAttributes>;
export type StoredRequest = stored.StoredRequest<LeadAttributes>;
export type ClaimedRequest = stored.ClaimedRequest<LeadAttributes>;

/** The outbox of consultation requests. */
export function outboxIn(engine: Engine, limits?: outbox.Limits): Outbox {
  return outbox.outboxIn(engine, { attributes: leadAttributes, fields: webhookFields }, limits);
}
