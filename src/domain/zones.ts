import { callHours } from './call-hours.ts';

export const ourZone = () => callHours.timeZone ?? zoneHere();

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
