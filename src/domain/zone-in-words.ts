/** A zone as people say it: "Eastern Time, New York". */
export function zoneInWords(timeZone: string) {
  const city = timeZone.startsWith('Etc/') ? undefined : timeZone.split('/').slice(1).at(-1);
  const timeZoneName = city ? 'longGeneric' : 'long';
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return city ? `${name}, ${city.replaceAll('_', ' ')}` : name;
}
