import 'server-only';

export const requestStates = ['pending', 'sending', 'delivered', 'held', 'parked'] as const;

export type RequestState = (typeof requestStates)[number];

/**
 * The store of requests between visitor and webhook. Two engines keep this contract, and one test suite holds
 * them to it. Every time is the store's own clock, so that several hosts need not agree on theirs.
 */
export interface Outbox {
  /** Resolves when the request is safely on disk. An id that is known already is left as it is. */
  add(request: NewRequest): Promise<'added' | 'known' | 'full'>;
  /** The request that has been due longest, unless any process is sending one: there is one lane. */
  claim(): Promise<ClaimedRequest | undefined>;
  /** Records how an attempt ended and gives the lane back. Resolves to nothing if the lease was lost. */
  settle(request: ClaimedRequest, outcome: Outcome): Promise<RequestState | undefined>;
  /** How long until `claim` could find something; nothing if no request is waiting. */
  msUntilDue(): Promise<number | undefined>;

  /** Oldest first. */
  list(states?: readonly RequestState[]): AsyncIterable<StoredRequest>;
  find(id: string): Promise<StoredRequest | undefined>;
  /** Makes one waiting or parked request due now, or all of them. Resolves to how many. */
  retry(id?: string): Promise<number>;
  /** Lets a held request go its way. */
  release(id: string): Promise<boolean>;
  /** Forgets what visitors wrote in requests delivered longer ago than this; their ids stay. */
  purge(olderThanDays: number): Promise<number>;

  /** Writes to the store to prove that it can, so it rejects when the store is away, full or read-only. */
  health(): Promise<OutboxHealth>;
  close(): Promise<void>;
}

export type NewRequest = Partial<LeadOrigin> & {
  id: string;
  body: string;
  heldBecause?: string | undefined;
};

/** What stands beside the thirteen fields, and travels in headers. */
export type LeadOrigin = {
  /** The IANA name of the zone in which the visitor read the times. */
  timeZone: string | null;
  /** As a query: utm_source=…&referrer=… */
  leadSource: string | null;
};

export type ClaimedRequest = LeadOrigin & {
  id: string;
  /** The bytes that were stored: what is signed and sent. */
  body: string;
  attempt: number;
  lease: string;
};

export type Outcome =
  | { kind: 'delivered'; answer: string }
  /** The receiver is at fault, or the way to it. */
  | { kind: 'failed'; answer: string; waitMs: number; wasToldToWait: boolean }
  /** The receiver finds fault with this very request. */
  | { kind: 'refused'; answer: string; waitMs: number }
  /** We hung up in the middle. The lane is free at once, but the receiver may be at work on this one still. */
  | { kind: 'interrupted'; waitMs: number };

export type StoredRequest = LeadOrigin & {
  id: string;
  state: RequestState;
  /** Nothing once purged. */
  body: string | null;
  heldBecause: string | null;
  attempts: number;
  /** Status or code that the last attempt ended with. */
  lastAnswer: string | null;
  acceptedAt: number;
  dueAt: number;
  lastTriedAt: number | null;
  deliveredAt: number | null;
};

export type OutboxHealth = {
  undelivered: number;
  held: number;
  parked: number;
  oldestUndeliveredSeconds: number | null;
  lastDeliveredAt: number | null;
};
