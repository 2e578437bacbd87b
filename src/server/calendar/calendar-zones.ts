import { TZDateMini } from '@date-fns/tz/date/mini';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import type { Problems } from './problems.ts';

/**
 * Has the library know every zone that a calendar names: by the place that it stands for, whose rules this machine knows
 * best, and else by the rules that the calendar brings. What nobody knows is by the clock of this process.
 */
export function registerZones(
  names: Iterable<string>,
  rules: readonly string[],
  problems: Problems,
) {
  const brought = new Map(rules.map((each) => zoneOf(each)).map((zone) => [zone.tzid, zone]));
  for (const name of names) {
    const place = placeNamed(name);
    const zone = place ? new ZoneOfPlace(place) : (brought.get(name) ?? zoneOfFirstCity(name));
    if (zone) ICAL.TimezoneService.register(zone, name);
    else
      problems.add(`Nobody knows the zone "${name.slice(0, 60)}": its times are taken for yours`);
  }
}

const zoneOf = (rules: string) => new ICAL.Timezone(new ICAL.Component(ICAL.parse(rules)));

class ZoneOfPlace extends ICAL.Timezone {
  readonly #place: string;
  /** Of each day that was asked for, where it is one all day: a series asks for thousands, and asking is slow. */
  readonly #ofDays = new Map<number, number | undefined>();

  constructor(place: string) {
    super({ tzid: place });
    this.#place = place;
  }

  /** In seconds, as the library counts. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time) {
    const name = Date.UTC(year, month - 1, day);
    if (!this.#ofDays.has(name)) {
      const begins = this.#offsetAt(year, month - 1, day);
      this.#ofDays.set(
        name,
        begins === this.#offsetAt(year, month - 1, day + 1) ? begins : undefined,
      );
    }
    return this.#ofDays.get(name) ?? this.#offsetAt(year, month - 1, day, hour, minute, second);
  }

  #offsetAt(year: number, month: number, day: number, hour = 0, minute = 0, second = 0) {
    const there = new TZDateMini(year, month, day, hour, minute, second, this.#place);
    return -60 * there.getTimezoneOffset();
  }
}

/** "Europe/Berlin", "Eastern Standard Time", or with the place at its end, as after "/mozilla.org/20050126_1/". */
function placeNamed(name: string) {
  const ends = [/\w+\/\w+\/\w+$/, /\w+\/\w+$/, /(?<=\/)\w+$/].map((end) => end.exec(name)?.[0]);
  return [name, ...findIana(name).slice(0, 1), ...ends].find(isZone);
}

/** "(UTC+01:00) Amsterdam, Berlin, Rome": they have one clock. */
function zoneOfFirstCity(name: string) {
  const cities = name.split(/[),]\s*/).map((city) => city.replaceAll(' ', '_'));
  const place = Intl.supportedValuesOf('timeZone').find((zone) =>
    cities.includes(zone.replace(/^.*\//, '')),
  );
  return place && new ZoneOfPlace(place);
}

function isZone(timeZone: string | undefined) {
  try {
    return Boolean(timeZone) && new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}
