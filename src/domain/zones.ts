import { callHours } from './call-hours.ts';

export const ourZone = () => callHours.timeZone ?? zoneHere();

/** A newer version of the site may have stored a zone that this machine does not know. */
export const knownZone = (timeZone: string | null | undefined) =>
  timeZone && isZone(timeZone) ? timeZone : undefined;

/** This machine's zone may have an unknown name. */
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
