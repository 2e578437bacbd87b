import { callHours } from './call-hours.ts';

export const agencyZone = () => callHours.timeZone ?? localZone();

/** A newer version of the site may have stored a zone that this machine does not know. */
export const knownZone = (timeZone: string | null | undefined) =>
  timeZone && isZone(timeZone) ? timeZone : undefined;

/** This machine's zone may have an unknown name. */
export function localZone() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(`${timeZone}`) ? timeZone : 'UTC';
}

export function isZone(timeZone: string) {
  if (lastZone === timeZone) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    lastZone = timeZone;
    return true;
  } catch {
    return false;
  }
}

/** To construct a formatter takes longer than to answer the rest of a post. */
let lastZone: string | undefined;
