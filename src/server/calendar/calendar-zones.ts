import { TZDateMini } from '@date-fns/tz/date/mini';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { isZone } from '#domain/is-zone.ts';
import type { Problems } from './problems.ts';

/**
 * Registers the zones that a calendar names: by this machine's rules for the place, or by the calendar's own rules.
 * Unknown zones use the process's time zone.
 */
export function registerZones(names: Iterable<string>, rules: string[], problems: Problems) {
  const brought = new Map(rules.flatMap(zonesOf).map((zone) => [zone.tzid, zone]));
  for (const name of names) {
    // BST means London or Dhaka, so the calendar's own rules win.
    const ofShortName = /[/ ]/.test(name) ? undefined : brought.get(name);
    const zone = ofShortName ?? zoneOfPlace(name) ?? brought.get(name) ?? zoneOfFirstCity(name);
    if (zone) ICAL.TimezoneService.register(zone, name);
    else
      problems.add(`Nobody knows the zone "${name.slice(0, 60)}": its times are taken for yours`);
  }
}

function zonesOf(rules: string) {
  try {
    return [new ICAL.Timezone(new ICAL.Component(ICAL.parse(rules)))];
  } catch {
    return [];
  }
}

class Place extends ICAL.Timezone {
  /** In seconds. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time) {
    const there = new TZDateMini(year, month - 1, day, hour, minute, second, this.tzid);
    return -60 * there.getTimezoneOffset();
  }
}

/** "Europe/Berlin", "/mozilla.org/20050126_1/Europe/Berlin" or "Eastern Standard Time". */
function zoneOfPlace(name: string) {
  const parts = name.split('/');
  const ends = parts.map((_, from) => parts.slice(from).join('/'));
  const tzid = [...ends, ...findIana(name)].find(isZone);
  return tzid && new Place({ tzid });
}

/** "(UTC+01:00) Amsterdam, Berlin, Rome": the cities share one clock. */
function zoneOfFirstCity(name: string) {
  const cities = name.split(/[),]\s*/).map((city) => city.replaceAll(' ', '_'));
  const isNamed = (zone: string) => cities.includes(zone.replace(/^.*\//, ''));
  const tzid = Intl.supportedValuesOf('timeZone').find(isNamed);
  return tzid && new Place({ tzid });
}
