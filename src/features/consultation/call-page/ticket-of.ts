import type { SiteWords } from '#content/words.ts';
import type { CallState } from '#domain/call-state.ts';
import { media } from '#styles/tokens.ts';
import { looks } from '../ticket/ticket.styles.ts';
import type { CallView, ShownCall } from './shown-call.ts';

export function ticketOf(words: SiteWords, call: ShownCall, view: CallView) {
  if (view.about === 'past') {
    const label: string | undefined = words.callPage.wasAt;
    return { ...ticketIn(view.is), label, note: undefined };
  }
  const { label, note } = sentencesOf(words)[call.callState.is];
  if (view.about === 'cancelling') return { ...ticketIn(view.about), label, note: undefined };
  return { ...ticketIn(agreedOrRequested[call.callState.is]), label, note };
}

/** A call to come whose time is not agreed counts as requested. */
export const agreedOrRequested = {
  agreed: 'agreed',
  requested: 'requested',
  freed: 'requested',
  none: 'requested',
  changedLater: 'requested',
  cancelled: 'requested',
  erased: 'requested',
  over: 'requested',
} as const satisfies Record<CallState['is'], 'agreed' | 'requested'>;

type Sentences = { label?: string; note?: string };

function sentencesOf(words: SiteWords): Record<CallState['is'], Sentences> {
  const { callBooking, callPage, sentRequest } = words;
  const toBeConfirmed = { label: callBooking.requestedTime, note: sentRequest.toBeConfirmed };
  return {
    agreed: { label: callPage.when },
    requested: toBeConfirmed,
    freed: { note: callPage.freed },
    none: toBeConfirmed,
    changedLater: toBeConfirmed,
    cancelled: toBeConfirmed,
    erased: toBeConfirmed,
    over: toBeConfirmed,
  };
}

const lookOf = {
  agreed: looks.agreed,
  requested: looks.requested,
  cancelling: looks.cancelling,
  cancelled: looks.past,
  over: looks.past,
  erased: looks.past,
};

type TicketState = keyof typeof lookOf;

/**
 * The question before cancelling has its answers beside it in low windows, too, so both are seen.
 */
const sidesOf: Partial<Record<TicketState, string>> = {
  agreed: media.wide,
  requested: media.wide,
  cancelling: `${media.wide}, ${media.mediumAndLow}`,
};

const ticketIn = (mark: TicketState) => ({
  mark: mark,
  look: lookOf[mark],
  besideIn: sidesOf[mark],
});
