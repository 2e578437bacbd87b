export type Answer =
  | { kind: 'accepted'; status: number; refusedMailboxes?: number | undefined }
  | {
      kind: 'rejected';
      status: number;
      retryAfterMs: number | undefined;
      /** None of these parks the row. `of the row` and `final` do not pause the others, and `final` ends the row. */
      fault?: 'temporary' | 'of the row' | 'final' | undefined;
    }
  | { kind: 'none'; reason: string }
  | { kind: 'not prepared'; reason: string }
  | { kind: 'interrupted' }
  /** Nothing was sent, and nothing will be. */
  | { kind: 'dropped'; reason: string };
