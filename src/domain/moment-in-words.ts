import { callHours } from './call-hours.ts';
import { DAY_MS } from './durations.ts';
import { wallClockAt } from './wall-clock.ts';
import { isZone } from './zones.ts';

const DAY_PARTS = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** A visitor may have mistyped the year of a day that is far away. */
export function dayInWords(day: Date, locale: string, timeZone?: string) {
  const year = Math.abs(+day - Date.now()) > 180 * DAY_MS ? 'numeric' : undefined;
  return day.toLocaleDateString(locale, { ...DAY_PARTS, year, timeZone });
}

/** The day of a year whose words have the most characters. */
export function longestDayInWords(locale: string) {
  // To construct it takes longer than to format a day.
  const inWords = new Intl.DateTimeFormat(locale, { ...DAY_PARTS, timeZone: 'UTC' });
  const days = Array.from({ length: 365 }, (_, day) => inWords.format(Date.UTC(2026, 0, day + 1)));
  return days.reduce((longest, day) => (day.length > longest.length ? day : longest));
}

export const timeInWords = (callTime: string, locale: string) =>
  timeIn(new Date(`2026-01-01T${callTime}Z`), 'UTC', locale);

type Fields = Readonly<Record<string, string | null | undefined>>;

/** If the moment is unknown, day and time are as the visitor chose them. */
export function dayAndTime(
  formValues: Fields,
  start: Date | undefined,
  zone: string,
  locale: string,
) {
  const { callDate, callTime } = formValues;
  if (!start && !(callDate && callTime)) return undefined;
  const at = start ?? new Date(`${callDate}T${callTime}Z`);
  const timeZone = start ? zone : 'UTC';
  return {
    day: dayInWords(at, locale, timeZone),
    time: timeIn(at, timeZone, locale),
    zone: start ? zoneInWords(zone, locale) : undefined,
  };
}

export const timeIn = (at: Date, timeZone: string, locale: string) =>
  withTypefaceSpaces(at.toLocaleTimeString(locale, { timeStyle: 'short', timeZone }));

/** Such as "Tomorrow, 1:30 PM". A later day is named by its weekday. */
export function soonInWords(at: Date, now: number, timeZone: string, locale: string) {
  const dateAt = (moment: number) => Date.parse(wallClockAt(moment, timeZone).date);
  const days = (dateAt(+at) - dateAt(now)) / DAY_MS;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const weekday = at.toLocaleDateString(locale, { weekday: 'long', timeZone });
  const day = days < 2 ? relative.format(days, 'day') : weekday;
  const name = day.replace(/^./u, (first) => first.toLocaleUpperCase(locale));
  return `${name}, ${timeIn(at, timeZone, locale)}`;
}

export function momentInShort(at: Date, timeZone: string, locale: string) {
  const form = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const;
  const day = withTypefaceSpaces(at.toLocaleDateString(locale, form));
  return `${day}, ${timeIn(at, timeZone, locale)}`;
}

/** Such as "Monday, November 23, 2026 at 1:30 PM (Eastern Time)". */
export function momentInFull(at: Date, timeZone: string, locale: string) {
  const moment = at.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${withTypefaceSpaces(moment)} (${zoneInWords(timeZone, locale)})`;
}

/** UTC has its short name, because the generic one reads GMT+00:00. */
export function zoneInWords(timeZone: string, locale: string) {
  if (!isZone(timeZone)) return timeZone;
  const timeZoneName = /^(Etc|UTC)\b/.test(timeZone) ? 'short' : 'longGeneric';
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

export function agencyZoneInWords(locale: string) {
  return callHours.timeZone && zoneInWords(callHours.timeZone, locale);
}

/** Our typeface lacks the narrow space that browsers put before PM. */
export const withTypefaceSpaces = (text: string) =>
  text.replaceAll(/\s/g, ' ').replaceAll(/(?<=:\d\d) /g, '\u00a0');
