import { joinLines } from './text-lines.ts';

export type CalendarEntry = {
  id: string;
  sequence?: number | undefined;
  start: Date;
  lengthMs: number;
  title: string;
  description?: string | null | undefined;
  url?: string | null | undefined;
  locale: string;
  organizer: string;
  status: 'agreed' | 'tentative' | 'cancelled';
};

export function calendarEntry(entry: CalendarEntry) {
  const { id, sequence = 0, url, locale, organizer, status } = entry;
  return vcalendar(organizer, locale, [
    `METHOD:${status === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
    ...vevent({ ...entry, uid: id, sequence, stamp: new Date(), status: ENTRY_STATUS[status] }, [
      `ORGANIZER:mailto:${organizer}`,
      ...(url ? [`URL:${url}`] : []),
    ]),
  ]);
}

const ENTRY_STATUS = { agreed: undefined, tentative: 'TENTATIVE', cancelled: 'CANCELLED' } as const;

type CalendarEvent = Pick<
  CalendarEntry,
  'start' | 'lengthMs' | 'title' | 'description' | 'locale'
> & {
  uid: string;
  sequence: number;
  stamp: Date;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | undefined;
};

export function vevent(event: CalendarEvent, more: readonly string[] = []) {
  const { uid, sequence, stamp, start, lengthMs, title, description, locale, status } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(+start + lengthMs))}`,
    `SUMMARY;LANGUAGE=${locale}:${asCalendarText(title)}`,
    ...(description ? [`DESCRIPTION;LANGUAGE=${locale}:${asCalendarText(description)}`] : []),
    ...(status ? [`STATUS:${status}`] : []),
    ...more,
    'END:VEVENT',
  ];
}

export const entryUrl = (entry: string) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(entry)}`;

export function vcalendar(owner: string, locale: string, lines: readonly string[]) {
  const product = `PRODID:-//${owner}//${locale.toUpperCase()}`;
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', product, ...lines, 'END:VCALENDAR', ''];
  return all.map(folded).join('\r\n');
}

/** Soft hyphens are for pages alone. */
export const asCalendarText = (text: string) =>
  joinLines(text.replaceAll(/[\\,;]/g, '\\$&'), String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('\u00AD', '');

/** RFC 5545 limits a line to 75 bytes, and a letter takes up to four. */
const folded = (line: string) => line.replaceAll(/.{18}(?=.)/gu, '$&\r\n ');

/** Such as 20261123T140000Z. */
export const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
