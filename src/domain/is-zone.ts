/** Whether this machine knows the clock of a zone by this name, such as Europe/Berlin. */
export function isZone(timeZone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The zone of this machine's clock. One that has no name, or one that nobody knows, is a clock that goes by UTC. */
export function zoneHere() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(`${timeZone}`) ? timeZone : 'UTC';
}
