import { callHours } from './call-hours.ts';

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

const SHORT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

export const momentInShort = (at: Date, timeZone: string, locale: string) =>
  at.toLocaleString(locale, { ...SHORT, timeZone });

export function momentInFull(at: Date, timeZone: string, locale: string) {
  const words = at.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${words} (${zoneInWords(timeZone, locale)})`;
}

/** "Eastern Time, New York". Zone identifiers name cities in English, so only English adds the city. */
export function zoneInWords(timeZone: string, locale: string) {
  const city = timeZone.startsWith('Etc/') ? undefined : timeZone.split('/').slice(1).at(-1);
  const timeZoneName = city ? 'longGeneric' : 'long';
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return city && locale.startsWith('en') ? `${name}, ${city.replaceAll('_', ' ')}` : name;
}
