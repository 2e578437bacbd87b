import type { DateAndTime } from '#domain/call-span.ts';
import type { CallState } from '#domain/call-state.ts';
import { momentInFull, momentInShort, zoneInWords } from '#domain/moment-in-words.ts';
import { agencyZone, knownZone } from '#domain/zones.ts';
import { ownLanguage } from './languages.ts';
import { wordsIn } from './words.ts';

const { locale, requestWords } = wordsIn(ownLanguage);

type RequestedCall = { formValues: DateAndTime; timeZone?: string | null };

/** Undefined without a call at a certain time. */
export function callInWords({ timeZone, formValues }: RequestedCall, callState: CallState) {
  const { callDate, callTime } = formValues;
  const start = callState.begins;
  const onTheirClock = start && whereItDiffers(start, knownZone(timeZone) ?? agencyZone());
  const ours = start && momentInFull(start, agencyZone(), locale);
  const time = onTheirClock ? `${ours}. ${onTheirClock}` : ours;
  if (callState.is === 'cancelled')
    return { start, inWords: requestWords[cancelledKey(callState)](time) };
  if (!callDate || !callTime) return undefined;
  return { start, onTheirClock, inWords: time ?? requestWords.unknownClock(callDate, callTime) };
}

export const cancelledKey = ({ isByAgency }: CallState) =>
  isByAgency ? 'cancelledByAgency' : 'cancelled';

function whereItDiffers(start: Date, theirZone: string) {
  const theirs = momentInShort(start, theirZone, locale);
  if (theirs === momentInShort(start, agencyZone(), locale)) return undefined;
  return requestWords.onTheirClock(`${theirs} (${zoneInWords(theirZone, locale)})`);
}
