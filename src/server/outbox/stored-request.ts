import { z } from 'zod';

export const requestStates = ['pending', 'delivered', 'held', 'parked'] as const;
export const requestState = z.enum(requestStates);
export type RequestState = z.infer<typeof requestState>;

/** Such a request looks genuine, unlike spam, so an operator releases many at once. */
export const OVER_QUOTA = 'its network sent more than its share';

/** Longer than a receiver's usual restart. */
export const LATE_AFTER_MS = 600_000;

/** Both engines index exactly this expression. */
export const WAITS_SINCE = 'coalesce(resent_at, accepted_at)';

export type NewRequest<Attributes> = {
  id: string;
  /** The bytes that are signed and sent. */
  body: string;
  attributes?: Partial<Attributes> | undefined;
  /** Erased at delivery. */
  secret?: string | null | undefined;
  /** The id of the request that is delivered first. */
  follows?: string | undefined;
  /** The words are not purged before this time. */
  keepUntil?: number | undefined;
  heldBecause?: string | null | undefined;
};

const travelling = {
  id: z.string(),
  secret: z.string().nullable(),
  /** Set by an operator's resend. It tells the receiver a resend from a retry. */
  resentAt: z.number().nullable(),
};
export const TRAVELLING = 'id, body, attributes, secret, resent_at AS "resentAt"';

const claimed = z.object({
  ...travelling,
  body: z.string(),
  attempt: z.number(),
  /** Failures of its own, not those of a paused lane. */
  failures: z.number(),
  /** Probes during this pause, including this one. 0 while the lane flows. */
  probes: z.number(),
  lease: z.string(),
});

const stored = z.object({
  ...travelling,
  state: requestState,
  /** Null once purged. */
  body: z.string().nullable(),
  follows: z.string().nullable(),
  heldBecause: z.string().nullable(),
  attempts: z.number(),
  lastAnswer: z.string().nullable(),
  acceptedAt: z.number(),
  dueAt: z.number(),
  lastTriedAt: z.number().nullable(),
  deliveredAt: z.number().nullable(),
});

export type ClaimedRequest<Attributes> = z.infer<typeof claimed> & Attributes;
export type StoredRequest<Attributes> = z.infer<typeof stored> & Attributes;

export type AttributesSchema<Attributes> = { parse(given: unknown): Attributes };

const packed = z.object({ attributes: z.string() });

/** Types cannot vouch for what a database returns. */
export function readsRequests<Attributes>(schema: AttributesSchema<Attributes>) {
  const attributesOf = (row: unknown) => schema.parse(JSON.parse(packed.parse(row).attributes));
  return {
    stored: (row: unknown): StoredRequest<Attributes> => ({
      ...stored.parse(row),
      ...attributesOf(row),
    }),
    claimed: (row: unknown): ClaimedRequest<Attributes> => ({
      ...claimed.parse(row),
      ...attributesOf(row),
    }),
  };
}
