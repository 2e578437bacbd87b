import 'server-only';

export const requestStates = ['pending', 'delivered', 'held', 'parked'] as const;

export type RequestState = (typeof requestStates)[number];

/**
 * The store of requests between visitor and webhook, and the one lane between the two. Two engines keep this
 * contract, and one test suite holds them to it. Every time is the store's own clock, so that several hosts need
 * not agree on theirs.
 */
export interface Outbox {
  /** Resolves when the request is safely on disk. An id that is known already is left as it is. */
  add(request: NewRequest): Promise<'added' | 'known' | 'full'>;

  /**
   * Takes the lane, or keeps it, for the request that has been due longest. Nothing if no request is due, if another
   * lease holds the lane, or while it is paused and no probe is due.
   */
  claim(lease: string): Promise<ClaimedRequest | undefined>;
  /** Said every few seconds while a request is under way. False if the lane was lost: hang up. */
  renew(lease: string): Promise<boolean>;
  /** Records how an attempt ended. Resolves to nothing if that changes nothing, because the lane was lost. */
  settle(request: ClaimedRequest, outcome: Outcome): Promise<Settled | undefined>;
  /** Gives the lane back. */
  leave(lease: string): Promise<void>;
  /** How long until `claim` could find something; nothing if no request is waiting. */
  msUntilDue(): Promise<number | undefined>;

  /** A page of what is asked for, newest first: what comes after the last one of the page before. */
  newest(asked: Selection, before: Moment | undefined, size: number): Promise<StoredRequest[]>;
  /** All that is asked for, newest first. */
  list(asked?: Selection): AsyncIterable<StoredRequest>;
  find(id: string): Promise<StoredRequest | undefined>;
  /** Makes one waiting or parked request due now, or all of them, and the lane probe now. Resolves to how many. */
  retry(id?: string): Promise<number>;
  /** Lets a held request go its way. */
  release(id: string): Promise<boolean>;
  /** Erases a request that is held or parked. */
  discard(id: string): Promise<boolean>;
  /** Erases what was written in this one: a delivered one leaves its id, another leaves nothing. */
  forget(id: string): Promise<boolean>;
  /** Makes sure that no byte of what was erased is left in the files of the store. It may take as long as a backup. */
  scrub(): Promise<void>;
  /**
   * Forgets what visitors wrote in requests delivered longer ago than this, whose ids stay, and suspected spam that
   * nobody released within 90 days.
   */
  purge(olderThanDays: number): Promise<number>;

  /** True for one of all processes: it shall tell this now. */
  noteAlert(note: AlertNote): Promise<boolean>;
  /** Nobody took it: it is to be told again. */
  unnoteAlert(kind: string): Promise<void>;
  /** Since when something is wrong that was told, and how many went out later than this meanwhile. */
  openTrouble(lateMs: number): Promise<OpenTrouble | undefined>;
  closeTrouble(): Promise<void>;

  /** What came in and what went out on each of the last days (UTC), the oldest first and today last. */
  history(days: number): Promise<Day[]>;

  /** Writes to the store to prove that it can, so it rejects when the store is away, full or read-only. */
  health(): Promise<OutboxHealth>;
  close(): Promise<void>;
}

/** What `settle` may be told to wait. A time in the store that lies further ahead shows that the clock went back. */
export const LONGEST_WAIT_MS = 18 * 60_000;
export const LONGEST_PAUSE_MS = 3_600_000;

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

export type ClaimedRequest = LeadOrigin & {
  id: string;
  /** The bytes that were stored: what is signed and sent. */
  body: string;
  attempt: number;
  /** How often it failed while others passed: what its own schedule goes by. */
  failures: number;
  /** How many probes this pause of the lane takes, with this one; 0 while the lane flows. */
  probes: number;
  lease: string;
};

export type Outcome =
  | { kind: 'delivered'; answer: string }
  | {
      kind: 'failed';
      answer: string;
      /** The receiver said itself that it takes nothing now. */
      pauses: boolean;
      /** When this request is due again if the fault is its own, and when the lane probes again if it is not. */
      waitMs: number;
      probeInMs: number;
      /** For how long the request may be refused in this way before an operator must look. */
      parksAfterMs: number;
    }
  /** We hung up in the middle. The receiver may be at work on this one still. */
  | { kind: 'interrupted'; waitMs: number };

export type Settled = {
  state: RequestState;
  lane: 'flows' | 'pauses' | 'stays paused' | 'flows again';
};

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

export type AlertNote = {
  kind: string;
  /** Not told again if it was told after that. */
  happenedAt?: number;
  /** It goes on until it is mended; told again after a day. */
  lasts?: boolean;
  /** How long this kind is quiet after it was told: an hour unless said. */
  quietMs?: number;
};

export type OpenTrouble = { since: number; late: number; longestMs: number | null };

export type OutboxHealth = {
  undelivered: number;
  /** How many of these have waited for more than ten minutes. */
  late: number;
  held: number;
  parked: number;
  oldestUndeliveredSeconds: number | null;
  lastDeliveredAt: number | null;
  /** Since when the lane is paused and what the receiver answered last; nothing while it flows. */
  pausedSince: number | null;
  pausedBecause: string | null;
  nextProbeAt: number | null;
  lastHeldAt: number | null;
  lastParkedAt: number | null;
  isFull: boolean;
  /** Of the disk, where that can be known. */
  freeMegabytes: number | null;
};

export type Day = {
  /** As yyyy-MM-dd. */
  date: string;
  received: number;
  delivered: number;
  /** Of what was delivered on this day: half of it had taken no longer, and none of it longer. */
  medianMs: number | null;
  longestMs: number | null;
};
