import { callSpanMs } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { callSlots } from '#domain/call-slots.ts';
import { ownZone } from '#domain/moment-in-words.ts';
import { readingOf } from '#domain/wall-clock.ts';
import type { ComingCall } from '#server/outbox/calls.ts';

/** So many calls to come hide their times for one network, e-mail address or telephone. */
const FOR_ONE_PERSON = 2;

/**
 * Whose times are kept from others, in the order in which they were asked for. A stranger could ask for a whole month:
 * above a share for each person, and half of each day, a time is offered to others all the same, and whoever asks for
 * it second is marked as ever.
 */
export function shareOut(calls: readonly ComingCall[]) {
  const ofPersons = new Map<string, string[]>();
  const hidden = new Map<string, number>();
  const shown: ComingCall[] = [];
  const asked = calls.filter(({ isReserved }) => isReserved);
  for (const call of asked.toSorted((one, other) => one.acceptedAt - other.acceptedAt)) {
    const marks = marksOf(call);
    const isOfFew = marks.some((mark) => (ofPersons.get(mark) ?? []).length >= FOR_ONE_PERSON);
    for (const mark of marks) ofPersons.set(mark, [...(ofPersons.get(mark) ?? []), call.id]);
    const day = readingOf(call.callAt, ownZone()).date;
    const count = (hidden.get(day) ?? 0) + 1;
    if (isOfFew || count > mostOfADay()) continue;
    hidden.set(day, count);
    shown.push(call);
  }
  const many = [...ofPersons.values()].filter((ids) => ids.length > FOR_ONE_PERSON);
  return {
    shown,
    /** All that was asked for by persons who asked for more than their share. */
    idsOfFew: [...new Set(many.flat())],
  };
}

/** How many calls hide half of a day, each with what is kept free before and after it. */
function mostOfADay() {
  const hiddenByOne = 2 * Math.ceil(callSpanMs() / (callHours.minutesApart * 60_000)) - 1;
  return Math.max(1, Math.floor(callSlots.length / 2 / hiddenByOne));
}

function marksOf({ body, network }: ComingCall) {
  const { email = '', phone = '' } = Object(JSON.parse(body ?? '{}'));
  const digits = String(phone).replace(/\D/g, '');
  return [
    network !== null && `network ${network}`,
    email && `email ${String(email).trim().toLowerCase()}`,
    digits && `phone ${digits}`,
  ].filter((mark) => mark !== false && mark !== '');
}
