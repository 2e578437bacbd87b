export type Answer =
  | { kind: 'accepted'; status: number; refusedMailboxes?: number | undefined }
  | { kind: 'rejected'; status: number; retryAfterMs: number | undefined; isTemporary?: boolean }
  | { kind: 'none'; reason: string }
  | { kind: 'not prepared'; reason: string }
  | { kind: 'interrupted' };
