import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';

/** What an attempt to send a row shows. The sender decides it, because only the sender knows its receiver. */
type Verdict =
  | 'accepted'
  /** Only this row fails, and the receiver works. */
  | 'row at fault'
  | 'receiver at fault'
  | 'unclear'
  /** It is never sent again. */
  | 'final'
  /** Nothing was sent, and nothing will be. */
  | 'dropped'
  | 'interrupted';

export type Attempt = {
  verdict: Verdict;
  /** A status or a reason, for the operator. */
  answer?: string;
  retryAfterMs?: number | undefined;
  /** The row waits at least this long. */
  waitsMs?: number | undefined;
  /** How long it must have failed while others were accepted, before it is parked. Without it, never. */
  parksAfterMs?: number | undefined;
  /** Other mailboxes accepted the mail, and must not get it again. */
  refusedMailboxes?: number | undefined;
};

/** A receiver answered, if only with a refusal. */
export const isStatus = (answer = '') => /^\d/.test(answer);

/** The mail server has the message, and may have delivered it. */
export const UNKNOWN = 'no answer after the mail was handed over';

export const SURE_MS = 40 * MINUTE_MS;
export const UNSURE_MS = DAY_MS;

/** The row cannot be read or built. */
export const notPrepared: Attempt = {
  verdict: 'row at fault',
  answer: 'cannot be prepared',
  parksAfterMs: SURE_MS,
};

export const unanswered = (reason: string): Attempt => ({ verdict: 'unclear', answer: reason });
