import { z } from 'zod';

export const requestStates = ['pending', 'delivered', 'held', 'parked', 'erased'] as const;
export const requestState = z.enum(requestStates);
export type RequestState = z.infer<typeof requestState>;

/** A later version may have written a state that this one does not know. */
export const storedState = z.enum([...requestStates, 'unknown']).catch('unknown');
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

const common = { id: z.string(), secret: z.string().nullable() };
/** Parsed where the request is sent: one that cannot be read must not stop the others. */
const unsent = { ...common, body: z.string(), attributes: z.string() };

export const claimedRow = z.object({
  ...unsent,
  resentAt: z.number().nullable(),
  attempt: z.number(),
  acceptedAt: z.number(),
  lease: z.string(),
});

export const storedRow = z.object({
  ...common,
  attributes: z.string(),
  state: storedState,
  body: z.string().nullable(),
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

/** A request that becomes due for the first time: it was added, or released. */
export const dueRow = z.object({ ...unsent, follows: z.string().nullable() });

export type DueRow = z.infer<typeof dueRow>;
export type ClaimedRequest = z.infer<typeof claimedRow>;
export type StoredRequest<Attributes> = Omit<z.infer<typeof storedRow>, 'attributes'> & Attributes;
