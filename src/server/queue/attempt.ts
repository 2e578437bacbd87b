import type { Reason } from '#content/operator-words.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { failureCode } from '#server/process/log.ts';

/** The sender decides what an answer means, because only it knows its receiver. */
type Verdict =
  | 'accepted'
  | 'row at fault'
  | 'receiver at fault'
  | 'unclear'
  /** The receiver has the whole row and did not answer. The row is sent again, but not soon. */
  | 'may have arrived'
  /** The receiver refuses the row until an operator has acted. */
  | 'needs an operator'
  /** The receiver refuses the row for ever. */
  | 'undeliverable'
  /** The row was not sent, because it would no longer tell anybody anything. */
  | 'needless'
  /** The site ended the attempt or puts it off. */
  | 'not counted';

export type Attempt = {
  verdict: Verdict;
  answer?: string;
  /** The receiver asks for a pause of this length. */
  retryAfterMs?: number | undefined;
  /** The row is not due for this time, even if it has not failed. */
  waitsMs?: number | undefined;
  /** Says that the row itself is at fault. While others are accepted, it is parked after this time. */
  parksAfterMs?: number | undefined;
};

export const PARKS_SURE_FAULT_AFTER_MS = 40 * MINUTE_MS;

export const isStatus = (answer = '') => /^\d/.test(answer);

export const unpreparedAttempt = (failure: unknown): Attempt => ({
  verdict: 'row at fault',
  answer: `${'cannot be prepared' satisfies Reason}: ${failureCode(failure)}`,
  parksAfterMs: PARKS_SURE_FAULT_AFTER_MS,
});

export const unansweredAttempt = (reason: string): Attempt => ({
  verdict: 'unclear',
  answer: reason,
});
