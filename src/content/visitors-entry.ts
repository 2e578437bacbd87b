import { callLengthMs, type StoredCall } from '#domain/agency-calls.ts';
import { calendarEntry, type Entry } from '#domain/calendar-entry.ts';
import { filled } from './filled.ts';
import type { SiteWords } from './words.ts';

/** `firstId` is, in a change, the id of the call's first request. `change` counts the changes of the call. */
export type BookedCall = StoredCall & { id: string; firstId: string | null; change: number };
type Shown = Pick<Entry, 'start' | 'state'> & { link: string | null };

/** The visitor's own calendar gets this entry. Without a link to the call's page, it names our telephone number. */
export function visitorsEntry(words: SiteWords, call: BookedCall, { start, state, link }: Shown) {
  const { agency, locale, sentRequest } = words;
  const { changeByLink, changeCall, eventTitle } = sentRequest;
  return calendarEntry({
    id: call.firstId ?? call.id,
    sequence: call.change,
    start,
    lengthMs: callLengthMs(call),
    state,
    title: eventTitle,
    description: link ? filled(changeByLink, { link }) : `${changeCall} ${agency.phone}.`,
    url: link,
    locale,
    organizer: agency.email,
  });
}
