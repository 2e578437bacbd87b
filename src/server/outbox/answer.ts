/** What a receiver said to a request. */
export type Answer =
  | { kind: 'accepted'; status: number; mailboxesWithout?: number | undefined }
  | { kind: 'rejected'; status: number; retryAfterMs: number | undefined; isTemporary?: boolean }
  | { kind: 'none'; reason: string }
  /** It was never asked: what was to be sent could not be made. */
  | { kind: 'not prepared'; reason: string }
  | { kind: 'interrupted' };
