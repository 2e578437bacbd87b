import { createHash } from 'node:crypto';
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
  firstId: z.string().nullable().default(null),
});

export type LeadAttributes = z.infer<typeof leadAttributes>;
export type Outbox = outbox.Outbox<LeadAttributes>;
export type NewRequest = stored.NewRequest<LeadAttributes>;
export type StoredRequest = stored.StoredRequest<LeadAttributes>;
export type ClaimedRequest = stored.ClaimedRequest<LeadAttributes>;

export function outboxIn(engine: Engine, limits?: outbox.Limits): Outbox {
  return outbox.outboxIn(engine, { attributes: leadAttributes, fields: webhookFields }, limits);
}

export type Submission = Partial<LeadAttributes> & {
  id: string;
  body: string;
  attempt?: number;
  callLink?: string | null;
  resentAt?: number | null;
  /** A claimed request must pass through `submissionOf`. */
  lease?: never;
};

export function submissionOf(claimed: ClaimedRequest): Submission {
  const { lease: _, secret: callLink, ...request } = claimed;
  const isOver = request.callAt !== null && request.callAt < Date.now();
  return { ...request, callLink, needsAgreement: request.needsAgreement || isOver };
}

export function uuidOf(words: string) {
  const hex = createHash('sha256').update(words).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-a$4-$5');
}

export const isDerived = (id: string) => id[14] === '8';
