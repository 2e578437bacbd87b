import { z } from 'zod';

export const requestState = z.enum(['pending', 'delivered', 'held', 'parked', 'erased']);
export type RequestState = z.infer<typeof requestState>;

/** A later version may have written a state that this one does not know. */
export const storedState = z.enum([...requestState.options, 'unknown']).catch('unknown');
export type StoredState = z.infer<typeof storedState>;

export const OVER_QUOTA = 'over quota';
export const FLOOD = 'unusual flood';

export type NewRequest<Attributes> = {
  id: string;
  body: string;
  attributes?: Partial<Attributes> | undefined;
  secret?: string | null | undefined;
  follows?: string | undefined;
  keepUntil?: number | undefined;
  heldBecause?: string | null | undefined;
};

export const storedRow = z.object({
  id: z.string(),
  body: z.string().nullable(),
  attributes: z.string(),
  secret: z.string().nullable(),
  state: storedState,
  follows: z.string().nullable(),
  heldBecause: z.string().nullable(),
  attempts: z.number(),
  lastAnswer: z.string().nullable(),
  acceptedAt: z.number(),
  dueAt: z.number(),
  lastTriedAt: z.number().nullable(),
  deliveredAt: z.number().nullable(),
  resentAt: z.number().nullable(),
});

const { id, attributes, secret, follows, acceptedAt, resentAt } = storedRow.shape;
const body = z.string();

/** A request that becomes due for the first time: it was added, or released. */
export const dueRow = z.object({ id, body, secret, follows });

/** The attributes are parsed where it is sent: one that cannot be read must not stop the others. */
export const claimedRow = z
  .object({ id, body, attributes, secret, acceptedAt, resentAt })
  .extend({ attempt: z.number(), failures: z.number(), probes: z.number(), lease: z.string() });

export type DueRow = z.infer<typeof dueRow>;
export type ClaimedRequest = z.infer<typeof claimedRow>;
export type StoredRequest<Attributes> = z.infer<typeof storedRow> & Attributes;
