import { filled } from '#content/filled.ts';
import type { SiteWords } from '#content/words.ts';
import { firstSlot, lastSlot } from '#domain/call-slots.ts';
import { agencyTimeZone, timeInWords } from './call.ts';

export function AgencyHours({ words }: { words: SiteWords }) {
  const { agencyHours, locale } = words;
  const zone = agencyTimeZone(locale);
  if (!zone) return null;
  const [first, last] = [timeInWords(firstSlot, locale), timeInWords(lastSlot, locale)];
  return <p>{filled(agencyHours.inZone, { days: agencyHours.days, first, last, zone })}</p>;
}
