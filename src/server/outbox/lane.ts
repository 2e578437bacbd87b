import 'server-only';
import type { LeadOrigin, RequestState } from './requests.ts';

/** The one way from the store to the webhook, for one request after another over all processes. */
export interface Lane {
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
}

/** What `settle` may be told to wait. A time in the store that lies further ahead shows that the clock went back. */
export const LONGEST_WAIT_MS = 18 * 60_000;
export const LONGEST_PAUSE_MS = 3_600_000;

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
      /** When this request is due again if the fault is its own. */
      waitMs: number;
      /** The same while no other was accepted, which alone could show that the fault is not the receiver's. */
      waitAloneMs?: number | undefined;
      /** When the lane probes again if the fault is the receiver's. */
      probeInMs: number;
      /** For how long the request may be refused in this way before an operator must look. */
      parksAfterMs: number;
    }
  /** We hung up in the middle. The receiver may be at work on this one still. */
  | { kind: 'interrupted'; waitMs: number };

export type Settled = {
  state: RequestState;
  lane: 'flows' | 'pauses' | 'stays paused' | 'flows again';
  /** What `claim` would find now, if that is known already. */
  next?: ClaimedRequest | undefined;
};
