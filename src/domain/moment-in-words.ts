import { callHours } from './call-hours.ts';

export type Call = { callDate: string; callTime: string };

export const nothingChosen: Call = { callDate: '', callTime: '' };

export function callStart({ callDate, callTime }: Call) {
  return new Date(`${callDate}T${callTime}`);
}

export function dayInWords(day: Date, locale: string, timeZone?: string) {
  const parts = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return day.toLocaleDateString(locale, { ...parts, timeZone });
}

/** "1:30 PM" or "13:30". UTC, because a formatter keeps the zone in which it was made. */
export function timeInWords(callTime: string, locale: string) {
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return inOurSpaces(clock.format(new Date(`2026-01-01T${callTime}Z`)));
}

type Asked = Readonly<Record<string, string | null | undefined>>;

/** In the visitor's zone. Without a known moment, as the visitor chose it. */
export function dayAndTime(answers: Asked, start: Date | undefined, zone: string, locale: string) {
  const { callDate, callTime } = answers;
  if (!start && !(callDate && callTime)) return undefined;
  const at = start ?? new Date(`${callDate}T${callTime}Z`);
  const timeZone = start ? zone : 'UTC';
  const time = inOurSpaces(at.toLocaleTimeString(locale, { timeStyle: 'short', timeZone }));
  return {
    day: dayInWords(at, locale, timeZone),
    time: start ? `${time}, ${zoneInWords(zone, locale)}` : time,
  };
}

const SHORT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

export const momentInShort = (at: Date, timeZone: string, locale: string) =>
  at.toLocaleString(locale, { ...SHORT, timeZone });

/** "Monday, November 23, 2026 at 1:30 PM (Eastern Time)" in the language of the site. */
export function momentInFull(at: Date, timeZone: string, locale: string) {
  const words = at.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${inOurSpaces(words)} (${zoneInWords(timeZone, locale)})`;
}

/** "Eastern Time", in summer and winter. UTC is known by its short name. */
export function zoneInWords(timeZone: string, locale: string) {
  const timeZoneName = /^(Etc|UTC)\b/.test(timeZone) ? 'short' : 'longGeneric';
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

export function agencyTimeZone(locale: string) {
  return callHours.timeZone && zoneInWords(callHours.timeZone, locale);
}

export const ownZone = () => callHours.timeZone ?? zoneHere();

/** Some machines report an unknown name; they run on UTC. */
export function zoneHere() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(`${timeZone}`) ? timeZone : 'UTC';
}

export function isZone(timeZone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Browsers put a narrow space before PM, which our typeface does not have. No line begins with PM. */
export const inOurSpaces = (words: string) =>
  words.replaceAll(/\s/g, ' ').replaceAll(/(?<=:\d\d) /g, '\u00a0');
