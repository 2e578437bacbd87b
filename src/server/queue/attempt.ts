import type { Reason } from '#content/operator-words.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { failureCode } from '#server/process/log.ts';

/** The sender decides what an answer means, because only it knows its receiver. */
type Verdict =
  | 'accepted'
  | 'row at fault'
  | 'receiver at fault'
  | 'unclear'
  /** The owner's mailbox refuses the copy until an operator has acted. */
  | 'mailbox at fault'
  /** The visitor's address refuses every mail. */
  | 'address at fault'
  /** The mail was not sent, because it would no longer tell its visitor anything. */
  | 'needless'
  /** The site ended the attempt or puts it off. */
  | 'not counted';

export type Attempt = {
  verdict: Verdict;
  answer?: string;
  /** A paused lane sends nothing for this time. */
  retryAfterMs?: number | undefined;
  /** The row is not due for this time, even if it has not failed. */
  waitsMs?: number | undefined;
  /** Parks a row that failed for so long while others were accepted. Otherwise it never parks. */
  parksAfterMs?: number | undefined;
  /** The other mailboxes accepted the mail, and must not get it again. */
  refusedMailboxes?: number;
};

export const isStatus = (answer = '') => /^\d/.test(answer);

export const HANDED_OVER = 'no answer after the mail was handed over' satisfies Reason;

/**
 * The mail server has the whole mail and did not answer. Most servers have delivered it then, so
 * the sender decides whether a second mail is worse than none.
 */
export type HandedOver = { verdict: 'handed over'; answer: typeof HANDED_OVER };

export const SURE_FAULT_MS = 40 * MINUTE_MS;
export const LIKELY_FAULT_MS = DAY_MS;

export const unpreparedAttempt = (failure: unknown): Attempt => ({
  verdict: 'row at fault',
  answer: `${'cannot be prepared' satisfies Reason}: ${failureCode(failure)}`,
  parksAfterMs: SURE_FAULT_MS,
});

export const unansweredAttempt = (reason: string): Attempt => ({
  verdict: 'unclear',
  answer: reason,
});
