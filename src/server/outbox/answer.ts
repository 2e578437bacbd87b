export type Answer =
  | { kind: 'accepted'; status: number; mailboxesWithout?: number | undefined }
  | { kind: 'rejected'; status: number; retryAfterMs: number | undefined; isTemporary?: boolean }
  | { kind: 'none'; reason: string }
  /** Nothing was sent: the request could not be built. */
  | { kind: 'not prepared'; reason: string }
  | { kind: 'interrupted' };
