import { type CalendarEntry, calendarEntry } from '#domain/calendar-entry.ts';
import { callLengthMs, type StoredCall } from '#domain/call-span.ts';
import { fillBlanks } from './fill-blanks.ts';
import type { SiteWords } from './words.ts';

/** In a change, `firstId` is the id of the call's first request. */
export type BookedCall = StoredCall & { id: string; firstId: string | null; revision: number };
type Shown = Pick<CalendarEntry, 'start' | 'status'> & { link: string | null };

/** Without a link to the call's page, the entry names our telephone number. */
export function visitorsEntry(words: SiteWords, call: BookedCall, { start, status, link }: Shown) {
  const { agency, locale, sentRequest } = words;
  const { changeByLink, changeCall, eventTitle } = sentRequest;
  return calendarEntry({
    id: call.firstId ?? call.id,
    sequence: call.revision,
    start,
    lengthMs: callLengthMs(call),
    status,
    title: eventTitle,
    description: link ? fillBlanks(changeByLink, { link }) : `${changeCall} ${agency.phone}.`,
    url: link,
    locale,
    organizer: agency.email,
  });
}
