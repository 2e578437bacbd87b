export function isZone(timeZone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Some machines report an unknown name; they run on UTC. */
export function zoneHere() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(`${timeZone}`) ? timeZone : 'UTC';
}
