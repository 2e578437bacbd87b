/** A zone as people say it: "Eastern Time, New York". The names of cities are English ones, so only English has them. */
export function zoneInWords(timeZone: string, locale: string) {
  const city = timeZone.startsWith('Etc/') ? undefined : timeZone.split('/').slice(1).at(-1);
  const timeZoneName = city ? 'longGeneric' : 'long';
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return city && locale.startsWith('en') ? `${name}, ${city.replaceAll('_', ' ')}` : name;
}
