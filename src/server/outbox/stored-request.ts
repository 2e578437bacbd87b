import { z } from 'zod';

export const requestStates = ['pending', 'delivered', 'held', 'parked'] as const;
export const requestState = z.enum(requestStates);
export type RequestState = z.infer<typeof requestState>;

/** A request that looks like a person's, unlike spam: an operator treats it differently. */
export const OVER_QUOTA = 'its network sent more than its share';

/** A request that waits for longer than any receiver's short absence is late. */
export const LATE_AFTER_MS = 600_000;

/** When a request that waits began to. Both engines have an index of exactly these words. */
export const WAITS_SINCE = 'coalesce(resent_at, accepted_at)';

export type NewRequest<Attributes> = {
  id: string;
  /** The bytes that are signed and sent. */
  body: string;
  /** What travels beside the body. */
  attributes?: Partial<Attributes> | undefined;
  /** What only the receiver shall have: erased at delivery. */
  secret?: string | null | undefined;
  /** The request that goes out before this one. */
  follows?: string | undefined;
  /** The words are not purged before this moment. */
  keepUntil?: number | undefined;
  heldBecause?: string | null | undefined;
};

const travelling = {
  id: z.string(),
  secret: z.string().nullable(),
  /** When an operator had it sent again, if ever: a receiver tells it from a retry by that. */
  resentAt: z.number().nullable(),
};
export const TRAVELLING = 'id, body, attributes, secret, resent_at AS "resentAt"';

/** A request whose turn it is, as the lane hands it out. */
const claimed = z.object({
  ...travelling,
  body: z.string(),
  attempt: z.number(),
  /** How often it failed by itself, not by a pause of the lane: what its own schedule goes by. */
  failures: z.number(),
  /** How many probes this pause of the lane takes, with this one; 0 while the lane flows. */
  probes: z.number(),
  lease: z.string(),
});

/** A request as the store has it. */
const stored = z.object({
  ...travelling,
  state: requestState,
  /** Null once purged. */
  body: z.string().nullable(),
  follows: z.string().nullable(),
  heldBecause: z.string().nullable(),
  attempts: z.number(),
  /** Status or code that the last attempt ended with. */
  lastAnswer: z.string().nullable(),
  acceptedAt: z.number(),
  dueAt: z.number(),
  lastTriedAt: z.number().nullable(),
  deliveredAt: z.number().nullable(),
});

export type ClaimedRequest<Attributes> = z.infer<typeof claimed> & Attributes;
export type StoredRequest<Attributes> = z.infer<typeof stored> & Attributes;

/** Checks what a site stored beside its requests, and fills in what it left out. */
export type AttributesSchema<Attributes> = { parse(given: unknown): Attributes };

const packed = z.object({ attributes: z.string() });

/** What a statement returns is checked: a database is outside of what types can promise. */
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
