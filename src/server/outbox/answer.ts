export type Answer =
  | { kind: 'accepted'; status: number; refusedMailboxes?: number | undefined }
  | {
      kind: 'rejected';
      status: number;
      retryAfterMs: number | undefined;
      isTemporary?: boolean;
      /** The receiver is well: this failure must not pause the others. */
      isAboutRow?: boolean;
      /** Another try would be in vain. */
      isFinal?: boolean;
    }
  | { kind: 'none'; reason: string }
  | { kind: 'not prepared'; reason: string }
  | { kind: 'interrupted' }
  /** Nothing was sent, and nothing will be. */
  | { kind: 'dropped'; reason: string };
