import { callSentences } from '#content/call-sentences.ts';
import type { SiteWords } from '#content/words.ts';
import { timeStatus } from '#domain/call-state.ts';
import { media } from '#styles/tokens.ts';
import { ticketLooks } from '../ticket/ticket.styles.ts';
import type { CallView, ShownCall } from './shown-call.ts';

export function ticketOf(words: SiteWords, { callState }: ShownCall, view: CallView) {
  const { label, note } = callSentences(words, callState);
  if (view.about === 'closed') return { ...ticketIn(view.is), label, note };
  if (view.about === 'cancelling') return { ...ticketIn(view.about), label, note: undefined };
  return { ...ticketIn(timeStatus(callState)), label, note };
}

const lookOf = {
  agreed: ticketLooks.agreed,
  tentative: ticketLooks.tentative,
  cancelling: ticketLooks.cancelling,
  cancelled: ticketLooks.closed,
  over: ticketLooks.closed,
  erased: ticketLooks.closed,
};

type TicketState = keyof typeof lookOf;

/**
 * The question before cancelling has its answers beside it in low windows, too, so both are seen.
 */
const sidesOf: Partial<Record<TicketState, string>> = {
  agreed: media.wide,
  tentative: media.wide,
  cancelling: `${media.wide}, ${media.mediumAndLow}`,
};

const ticketIn = (mark: TicketState) => ({
  mark: mark,
  look: lookOf[mark],
  sideBySideIn: sidesOf[mark],
});
