/** The largest weights of pages, in KB as sent. They are yours to raise: a typeface or a row of logos has its price. */
export const budgets = {
  page: { kilobytes: 45, requests: 4 },
  consultation: { kilobytes: 185, requests: 10, moreThanAnEmptyPage: 16 },
  calendar: { kilobytes: 45 },
  /** A new connection carries so many bytes before it waits for an answer. Name the pages that may send more. */
  roundTrip: { bytes: 14_600, larger: [] as readonly string[] },
};
