import { z } from 'zod';

export const requestStates = ['pending', 'delivered', 'held', 'parked'] as const;
export const requestState = z.enum(requestStates);
export type RequestState = z.infer<typeof requestState>;

/** Why a request is held that looks like a person's: what to do then is another thing than with spam. */
export const OVER_QUOTA = 'its network sent more than its share';

/** For how long a request keeps its moment to itself: by then the calendar shows the call, or nobody wants it. */
export const KEPT_FOR_MS = 48 * 3_600_000;

/** A request that waits for longer than any receiver's short absence is late. */
export const LATE_AFTER_MS = 600_000;

/** What stands beside the fields of the form, and travels in headers. */
const leadOrigin = z.object({
  /** The IANA name of the zone in which the visitor read the times. */
  timeZone: z.string().nullable(),
  /** As a query: utm_source=…&referrer=… */
  leadSource: z.string().nullable(),
  /** The moment of the call, where the hours are the agency's own. */
  callAt: z.number().nullable(),
});

/** When an operator had it sent again, if ever: whoever receives it tells it from a repetition by that. */
const resentAt = z.number().nullable();

/** Whether somebody had that moment already, or might have. */
export const callTaken = z.number().transform(Boolean);

export type LeadOrigin = z.infer<typeof leadOrigin>;

/** A request whose turn it is, as the lane hands it out. */
export const claimedRequest = leadOrigin.extend({
  callTaken,
  resentAt,
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

/** A request as the store has it. */
export const storedRequest = z.object({
  id: z.string(),
  state: requestState,
  /** Nothing once purged. */
  body: z.string().nullable(),
  ...leadOrigin.shape,
  callTaken,
  resentAt,
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
