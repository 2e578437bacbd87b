import { agencyLinkOf } from '#domain/agency-visit.ts';

const LINK = 'https://agency.example/call/key';

// A call of 1.0.0 has a link without a proof, and a request without a call has neither.
test.each([
  [LINK, 'proof', `${LINK}?by=proof`],
  [LINK, null, undefined],
  [null, 'proof', undefined],
])(
  'the agency’s link of a call with the link %s and the proof %s is %s',
  (link, proof, expected) => {
    expect(agencyLinkOf({ link, agencyProof: proof })).toBe(expected);
  },
);
