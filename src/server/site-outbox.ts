import { createHash } from 'node:crypto';
import { z } from 'zod';
import { webhookFields } from '#domain/consultation-request.ts';
import * as outbox from './outbox/outbox.ts';
import type * as stored from './outbox/stored-request.ts';
import type { Engine } from './store/engine.ts';

export const requestAttributes = z.object({
  timeZone: z.string().nullable().default(null),
  language: z.string().nullable().default(null),
  leadSource: z.string().nullable().default(null),
  callAt: z.number().nullable().default(null),
  needsAgreement: z.boolean().default(false),
  callStatus: z.enum(['moved', 'cancelled']).nullable().default(null),
  callSequence: z.number().default(0),
  firstId: z.string().nullable().default(null),
});

export type RequestAttributes = z.infer<typeof requestAttributes>;
export type Outbox = outbox.Outbox<RequestAttributes>;
export type NewRequest = stored.NewRequest<RequestAttributes>;
export type StoredRequest = stored.StoredRequest<RequestAttributes>;
export type { ClaimedRequest } from './outbox/stored-request.ts';

/** A value of a later version must not hide the request and its other values, nor refuse a call. */
export function readAttributes(text: string): RequestAttributes {
  const known = Object.entries(Object(JSON.parse(text))).filter(
    ([name, value]) => requestAttributes.safeParse({ [name]: value }).success,
  );
  return requestAttributes.parse(Object.fromEntries(known));
}

export const isOfThisVersion = (text: string) =>
  requestAttributes.safeParse(JSON.parse(text)).success;

/** Keeps what a later version wrote. */
export const withAttributes = (text: string, changed: Partial<RequestAttributes>) =>
  JSON.stringify({ ...Object(JSON.parse(text)), ...changed });

const schema = { queue: 'outbox', readAttributes, fields: webhookFields };

export const outboxIn = (engine: Engine, options?: outbox.Options): Outbox =>
  outbox.outboxIn(engine, schema, options);

export type Submission = Partial<RequestAttributes> & {
  id: string;
  body: string;
  attempt?: number;
  callLink?: string | null;
  resentAt?: number | null;
};

/** Throws if the attributes are unknown to this version: an unknown kind of change must not arrive as a new request. */
export function submissionOf({ attributes, ...claimed }: stored.ClaimedRequest): Submission {
  const { id, body, attempt, secret: callLink, resentAt } = claimed;
  const read = requestAttributes.parse(JSON.parse(attributes));
  const isOver = read.callAt !== null && read.callAt < Date.now();
  const needsAgreement = read.needsAgreement || isOver;
  return { ...read, id, body, attempt, callLink, resentAt, needsAgreement };
}

export function uuidOf(words: string) {
  const hex = createHash('sha256').update(words).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-a$4-$5');
}

export const isDerived = (id: string) => id[14] === '8';
