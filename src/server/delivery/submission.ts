import type { ClaimedRequest, LeadAttributes } from '#server/leads.ts';

export type Submission = Partial<LeadAttributes> & {
  id: string;
  body: string;
  attempt?: number;
  callLink?: string | null;
  resentAt?: number | null;
  /** A stored request must pass through `submissionOf`. */
  secret?: never;
};

export function submissionOf({ secret, ...request }: ClaimedRequest): Submission {
  const { callAt, needsAgreement } = request;
  const isOver = callAt !== null && callAt < Date.now();
  return { ...request, callLink: secret, needsAgreement: needsAgreement || isOver };
}
