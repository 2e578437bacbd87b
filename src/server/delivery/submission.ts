import type { CallChange, LeadOrigin } from '#server/outbox/stored-request.ts';

/** What a receiver is given. */
export type Submission = Partial<LeadOrigin & CallChange> & {
  id: string;
  body: string;
  attempt?: number;
  needsAgreement?: boolean;
  resentAt?: number | null;
};
