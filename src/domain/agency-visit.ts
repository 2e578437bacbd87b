/** Each call has a proof of its own, which no link of its visitor has. */
type ProvenCall = { link?: string | null | undefined; agencyProof?: string | null | undefined };

export const AGENCY_VISIT = 'by';

export const agencyVisitOf = ({ agencyProof }: ProvenCall) =>
  agencyProof ? `${AGENCY_VISIT}=${agencyProof}` : undefined;

/** Only the agency may receive it: a change by this link is the agency's. */
export function agencyLinkOf(call: ProvenCall) {
  const visit = agencyVisitOf(call);
  return call.link && visit ? `${call.link}?${visit}` : undefined;
}
