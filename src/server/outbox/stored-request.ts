import { z } from 'zod';

export const requestStates = ['pending', 'delivered', 'held', 'parked'] as const;
export const requestState = z.enum(requestStates);
export type RequestState = z.infer<typeof requestState>;

/** Why a request is held that looks like a person's: what to do then is another thing than with spam. */
export const OVER_QUOTA = 'its network sent more than its share';

/** A request that waits for longer than any receiver's short absence is late. */
export const LATE_AFTER_MS = 600_000;

/** When a request that waits began to. Both engines have an index of exactly these words. */
export const WAITS_SINCE = 'coalesce(resent_at, accepted_at)';

/** What stands beside the fields of the form, and travels in headers. */
const leadOrigin = z.object({
  /** The IANA name of the zone in which the visitor read the times. */
  timeZone: z.string().nullable(),
  /** As a query: utm_source=…&referrer=… */
  leadSource: z.string().nullable(),
  /** The moment of the call, where the hours are the agency's own. */
  callAt: z.number().nullable(),
  /** Where its visitor can change the call. Nothing once it was delivered. */
  callLink: z.string().nullable(),
});

/** When an operator had it sent again, if ever: whoever receives it tells it from a repetition by that. */
const resentAt = z.number().nullable();

/** What a request makes of the call that another one asked for first. */
export const callStatus = z.enum(['moved', 'cancelled']).nullable();
const callChange = z.object({
  callStatus,
  /** 0 for the first, and one more with each change. */
  callSequence: z.number(),
  /** The id of the first. */
  changes: z.string().nullable(),
});
export type CallChange = z.infer<typeof callChange>;

/** Whether somebody had that moment already, or might have. */
export const needsAgreement = z.number().transform(Boolean);

/** All of these, as the store names them. */
export const WHAT_TRAVELS = `time_zone AS "timeZone", lead_source AS "leadSource", call_at AS "callAt",
  call_link AS "callLink", call_status AS "callStatus", call_sequence AS "callSequence", changes,
  resent_at AS "resentAt"`;

/** Short hashes of the caller, which many share. */
export type Callers = { network: number | null; email: number | null; phone: number | null };

export type LeadOrigin = z.infer<typeof leadOrigin>;

/** A request whose turn it is, as the lane hands it out. */
export const claimedRequest = z.object({
  ...leadOrigin.shape,
  ...callChange.shape,
  needsAgreement,
  resentAt,
  id: z.string(),
  /** The bytes that were stored: what is signed and sent. */
  body: z.string(),
  attempt: z.number(),
  /** How often it failed by itself, not by a pause of the lane: what its own schedule goes by. */
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
  ...callChange.shape,
  needsAgreement,
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
