import 'server-only';
import { z } from 'zod';

export const requestStates = ['pending', 'delivered', 'held', 'parked'] as const;
export const requestState = z.enum(requestStates);
export type RequestState = z.infer<typeof requestState>;

/** Why a request is held that looks like a person's: what to do then is another thing than with spam. */
export const OVER_SHARE = 'its network sent more than its share';

/** A request that waits for longer than any receiver's short absence is late. */
export const LATE_AFTER_MS = 600_000;

/** What stands beside the thirteen fields, and travels in headers. */
const leadOrigin = z.object({
  /** The IANA name of the zone in which the visitor read the times. */
  timeZone: z.string().nullable(),
  /** As a query: utm_source=…&referrer=… */
  leadSource: z.string().nullable(),
});

export type LeadOrigin = z.infer<typeof leadOrigin>;

export type NewRequest = Partial<LeadOrigin> & {
  id: string;
  body: string;
  heldBecause?: string | undefined;
};

export const storedRequest = z.object({
  id: z.string(),
  state: requestState,
  /** Nothing once purged. */
  body: z.string().nullable(),
  ...leadOrigin.shape,
  heldBecause: z.string().nullable(),
  attempts: z.number(),
  /** Status or code that the last attempt ended with. */
  lastAnswer: z.string().nullable(),
  acceptedAt: z.number(),
  dueAt: z.number(),
  lastTriedAt: z.number().nullable(),
  deliveredAt: z.number().nullable(),
});

export type StoredRequest = z.infer<typeof storedRequest>;

/** A request whose turn it is, as the lane hands it out. */
export const claimedRequest = leadOrigin.extend({
  id: z.string(),
  /** The bytes that were stored: what is signed and sent. */
  body: z.string(),
  attempt: z.number(),
  /** How often it failed while others passed: what its own schedule goes by. */
  failures: z.number(),
  /** How many probes this pause of the lane takes, with this one; 0 while the lane flows. */
  probes: z.number(),
  lease: z.string(),
});

export type ClaimedRequest = z.infer<typeof claimedRequest>;

/** Which requests are meant; all of them unless something is said. */
export type Selection = {
  states?: readonly RequestState[] | undefined;
  /** Received from this moment on, and before that one. */
  since?: number | undefined;
  until?: number | undefined;
  /** Somewhere in what the visitor wrote, or in the id, in whatever case. */
  word?: string | undefined;
  /** Written by the person with exactly this address. */
  email?: string | undefined;
};

/** A place in the order of requests. */
export type Moment = Pick<StoredRequest, 'acceptedAt' | 'id'>;
