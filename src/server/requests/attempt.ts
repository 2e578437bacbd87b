import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { failureCode } from '#server/process/log.ts';

/** The result of an attempt to send a row. The sender decides it, because only the sender knows its receiver. */
type Verdict =
  | 'accepted'
  /** Only this row fails, and the receiver works. */
  | 'row at fault'
  | 'receiver at fault'
  | 'unclear'
  /** The row is parked at once, because the receiver takes it only after an operator has acted. */
  | 'refused'
  /** The receiver will never take the row, so it is not sent again. */
  | 'final'
  /** Nothing was sent, and nothing will be. */
  | 'dropped'
  /** The site ended the attempt or puts it off, so no failure is counted. */
  | 'interrupted';

export type Attempt = {
  verdict: Verdict;
  /** A status or a reason, for the operator. */
  answer?: string;
  /** The receiver's `Retry-After`: a paused lane sends nothing for this time. */
  retryAfterMs?: number | undefined;
  /** The row is not due for this time, even if it has not failed. */
  waitsMs?: number | undefined;
  /** A row that has failed for this time, while other rows were accepted, is parked. Without a value the row is never parked. */
  parksAfterMs?: number | undefined;
  /** How many mailboxes refused the mail. The others accepted it, and must not get it again. */
  refusedMailboxes?: number;
};

/** True if the receiver answered, with whatever status. Any other text says why there is no status. */
export const isStatus = (answer = '') => /^\d/.test(answer);

/** The whole message was sent, and no answer came. Most servers have delivered it then, so a mail counts as sent. A request is sent again after an hour (`submit.ts`). */
export const HANDED_OVER = 'no answer after the mail was handed over';

/** Values of `parksAfterMs`, for an answer that surely refuses the row, and for one that probably does. */
export const SURE_FAULT_MS = 40 * MINUTE_MS;
export const LIKELY_FAULT_MS = DAY_MS;

export const notPrepared = (failure: unknown): Attempt => ({
  verdict: 'row at fault',
  answer: `cannot be prepared: ${failureCode(failure)}`,
  parksAfterMs: SURE_FAULT_MS,
});

export const unanswered = (reason: string): Attempt => ({ verdict: 'unclear', answer: reason });
