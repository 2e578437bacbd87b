import 'server-only';

export const requestStates = ['pending', 'delivered', 'held', 'parked'] as const;

/** Why a request is held that looks like a person's: what to do then is another thing than with spam. */
export const OVER_SHARE = 'its network sent more than its share';

export type RequestState = (typeof requestStates)[number];

/** What can be read of the requests in the store, and what an operator can do with them. */
export interface Requests {
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
