import { filled } from '#content/filled.ts';
import type { FormWords } from '#content/form-words.ts';
import { firstSlot, lastSlot } from '#domain/call-slots.ts';
import { agencyTimeZone, timeInWords } from './call.ts';

/** The agency's hours, if they have a time zone. */
export function AgencyHours({ words }: { words: FormWords }) {
  const { callBooking, days, locale } = words;
  const zone = agencyTimeZone(locale);
  if (!zone) return null;
  const [first, last] = [timeInWords(firstSlot, locale), timeInWords(lastSlot, locale)];
  return <p>{filled(callBooking.agencyHours, { days, first, last, zone })}</p>;
}
