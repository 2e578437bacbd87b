import 'server-only';
import type { AlertBook } from './alert-book.ts';
import type { Lane } from './lane.ts';
import type { NewRequest, Requests } from './requests.ts';

/** Longer than any receiver's short absence. */
export const LATE_AFTER_MS = 600_000;

/**
 * The store of requests between visitor and webhook, and the one lane between the two. Two engines keep this
 * contract, and one test suite holds them to it. Every time is the store's own clock, so that several hosts need
 * not agree on theirs.
 */
export interface Outbox extends Lane, Requests, AlertBook {
  /** Resolves when the request is safely on disk. An id that is known already is left as it is. */
  add(request: NewRequest): Promise<'added' | 'known' | 'full'>;

  /** What came in and what went out on each of the last days (UTC), the oldest first and today last. */
  history(days: number): Promise<Day[]>;

  /** Writes to the store to prove that it can, so it rejects when the store is away, full or read-only. */
  health(): Promise<OutboxHealth>;
  close(): Promise<void>;
}

export type OutboxHealth = {
  undelivered: number;
  /** How many of these have waited for longer than `LATE_AFTER_MS`. */
  late: number;
  held: number;
  /** How many of these because one network sent so many. */
  heldOverShare: number;
  parked: number;
  oldestUndeliveredSeconds: number | null;
  lastDeliveredAt: number | null;
  /** Since when the lane is paused and what the receiver answered last; nothing while it flows. */
  pausedSince: number | null;
  pausedBecause: string | null;
  nextProbeAt: number | null;
  lastSpamAt: number | null;
  lastOverShareAt: number | null;
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
