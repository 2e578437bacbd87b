import { daysInWords } from '#content/call-days.ts';
import { callBooking } from '#content/consultation-page.ts';
import { firstSlot, lastSlot } from '#domain/call-slots.ts';
import { agencyTimeZone, timeInWords } from './call.ts';

/** By which clock the agency can be called, where it has one of its own. */
export function AgencyHours() {
  const zone = agencyTimeZone();
  if (!zone) return null;
  const [first, last] = [timeInWords(firstSlot), timeInWords(lastSlot)];
  return <p>{callBooking.agencyHours(daysInWords(), first, last, zone)}</p>;
}
