import type { CallState } from '#domain/call-state.ts';
import type { SiteWords } from './words.ts';

type CallSentences = { label?: string; note?: string };

/** What the page and the mails of a call say to its visitor about the time. */
export function callSentences(words: SiteWords, { is }: CallState): CallSentences {
  const { callBooking, callPage, sentRequest } = words;
  switch (is) {
    case 'agreed':
      return { label: callPage.when };
    case 'freed':
      return { note: callPage.freed };
    case 'cancelled':
    case 'erased':
    case 'over':
      return { label: callPage.wasAt };
    case 'changedLater':
    case 'none':
    case 'requested':
      return { label: callBooking.requestedTime, note: sentRequest.toBeConfirmed };
  }
}
