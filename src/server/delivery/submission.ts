import type { CallChange, LeadOrigin } from '#server/outbox/stored-request.ts';

/** What a receiver is given. */
export type Submission = Partial<LeadOrigin & CallChange> & {
  id: string;
  body: string;
  attempt?: number;
  callTaken?: boolean;
  resentAt?: number | null;
};

/** What it said. */
export type Answer =
  | { kind: 'accepted'; status: number; mailboxesWithout?: number | undefined }
  | { kind: 'rejected'; status: number; retryAfterMs: number | undefined; isTemporary?: boolean }
  | { kind: 'none'; reason: string }
  /** It was never asked: what was to be sent could not be made. */
  | { kind: 'not prepared'; reason: string }
  | { kind: 'interrupted' };
