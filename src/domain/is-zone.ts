/** Whether this machine knows the clock of a zone by this name, such as Europe/Berlin. */
export function isZone(timeZone: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
