import { z } from 'zod';
import { webhookFields } from '#domain/consultation-request.ts';
import * as outbox from './outbox/outbox.ts';
import type * as stored from './outbox/stored-request.ts';
import type { Engine } from './store/engine.ts';

/** Sent as headers beside the form's fields. Erased with the words. */
export const leadAttributes = z.object({
  timeZone: z.string().nullable().default(null),
  /** The code of the language in which the visitor read the site, if it has several. */
  language: z.string().nullable().default(null),
  /** A query string: utm_source=…&referrer=… */
  leadSource: z.string().nullable().default(null),
  /** Set where the hours have a time zone. */
  callAt: z.number().nullable().default(null),
  /** The time may be taken. */
  needsAgreement: z.boolean().default(false),
  /** Set if this request changes an earlier one's call. */
  callStatus: z.enum(['moved', 'cancelled']).nullable().default(null),
  /** 0 for the first request of a call. */
  callSequence: z.number().default(0),
  /** The id of the call's first request. */
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
