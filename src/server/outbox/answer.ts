export type Answer =
  | { kind: 'accepted'; status: number; refusedMailboxes?: number | undefined }
  | {
      kind: 'rejected';
      status: number;
      retryAfterMs: number | undefined;
      /** `temporary` parks no row. One `of the row` neither pauses the others, and a `final` one ends the row. */
      fault?: 'temporary' | 'of the row' | 'final' | undefined;
    }
  | { kind: 'none'; reason: string }
  | { kind: 'not prepared'; reason: string }
  | { kind: 'interrupted' }
  /** Nothing was sent, and nothing will be. */
  | { kind: 'dropped'; reason: string };
