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
export type { ClaimedRequest } from './outbox/stored-request.ts';

/** A value of a later version must not hide the request, nor refuse a call. */
export function readAttributes(text: string): LeadAttributes {
  return leadAttributes.safeParse(JSON.parse(text)).data ?? leadAttributes.parse({});
}

/** Keeps what a later version wrote. */
export const withAttributes = (text: string, changed: Partial<LeadAttributes>) =>
  JSON.stringify({ ...Object(JSON.parse(text)), ...changed });

export function outboxIn(engine: Engine, limits?: outbox.Limits): Outbox {
  return outbox.outboxIn(engine, { readAttributes, fields: webhookFields }, limits);
}

export type Submission = Partial<LeadAttributes> & {
  id: string;
  body: string;
  attempt?: number;
  callLink?: string | null;
  resentAt?: number | null;
};

/** Throws if the attributes are unknown to this version: an unknown kind of change must not arrive as a new request. */
export function submissionOf({ attributes, ...claimed }: stored.ClaimedRequest): Submission {
  const { id, body, attempt, secret: callLink, resentAt } = claimed;
  const read = leadAttributes.parse(JSON.parse(attributes));
  const isOver = read.callAt !== null && read.callAt < Date.now();
  const needsAgreement = read.needsAgreement || isOver;
  return { ...read, id, body, attempt, callLink, resentAt, needsAgreement };
}

export function uuidOf(words: string) {
  const hex = createHash('sha256').update(words).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-a$4-$5');
}

export const isDerived = (id: string) => id[14] === '8';
