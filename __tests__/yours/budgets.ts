/**
 * What pages may weigh, in KB as they are sent. Yours to raise: a typeface of 45 KB or a row of logos has its price, and
 * what comes above `packets`, which a new connection carries at once, costs a slow phone a round trip.
 */
export const budgets = {
  page: { kilobytes: 45, requests: 4, packets: 10 },
  // What is seen of it arrives in the first ten; what follows is for the script that takes the form over.
  consultation: { kilobytes: 185, requests: 10, packets: 12, moreThanAnEmptyPage: 16 },
  calendar: { kilobytes: 45 },
};
