/** Kilobytes as sent, by page. You may raise them: a typeface or logos cost something. The tab's icon does not count: some browsers never ask for it, others once, after the page. */
export const budgets = {
  page: { kilobytes: 45, requests: 6 },
  consultation: { kilobytes: 45, requests: 6 },
  calendar: { kilobytes: 110 },
  /** A new connection carries so many bytes before the server waits for an answer. Name pages that may send more. */
  roundTrip: { bytes: 14_600, larger: [] as readonly string[] },
};
