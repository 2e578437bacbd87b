import { TZDateMini } from '@date-fns/tz/date/mini';
import ICAL from 'ical.js';
import { isZone } from '#domain/moment-in-words.ts';

/** Returns the unknown names. The library reads their times in the process's time zone. */
export function registerZones(names: Iterable<string>, rules: readonly string[]) {
  const written = new Map(rules.flatMap(zonesOf).map((zone) => [zone.tzid, zone]));
  const unknown: string[] = [];
  for (const name of names) {
    const zone = written.get(name) ?? (isZone(name) && new NamedZone({ tzid: name }));
    if (zone) ICAL.TimezoneService.register(zone, name);
    else unknown.push(name);
  }
  return unknown;
}

function zonesOf(rules: string) {
  try {
    return [new ICAL.Timezone(new ICAL.Component(ICAL.parse(rules)))];
  } catch {
    return [];
  }
}

class NamedZone extends ICAL.Timezone {
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time) {
    const there = new TZDateMini(year, month - 1, day, hour, minute, second, this.tzid);
    return -60 * there.getTimezoneOffset();
  }
}
