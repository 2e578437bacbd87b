import { TZDateMini } from '@date-fns/tz/date/mini';
import ICAL from 'ical.js';
import { DAY_MS } from '#domain/durations.ts';
import { isZone } from '#domain/zones.ts';
import type { BusyTime } from './busy-times.ts';

// Some programs write a date without VALUE=DATE.
ICAL.design.strict = false;

/**
 * The library takes minutes for a duration of seven digits, and ends a series at an RDATE with a
 * period.
 */
const NOT_READ = /^(DURATION\S*\d{7}|RDATE\S*=PERIOD)/im;
/**
 * An event on each working day of fifty years. A rule such as each 30 February has no date. A test
 * sets less, since it takes a second to try so many.
 */
export const search = { maxDates: 50_000 };
const MAX_OCCURRENCES = 1_000;

export function readEvent(text: string) {
  if (NOT_READ.test(text)) throw new Error('The event has a property that is not read');
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)));
  const { component, startDate, endDate } = event;
  // Some programs end an all-day event on its own day.
  if (startDate.isDate && endDate.compare(startDate) <= 0)
    event.duration = new ICAL.Duration({ days: 1 });
  // The library would lose a first occurrence that no rule and no RDATE names.
  if (event.isRecurring()) component.addPropertyWithValue('rdate', startDate);
  return event;
}

/** A changed occurrence counts in its series and by itself, because the series may be missing. */
export function busyOf(event: ICAL.Event, from: Date, to: Date): BusyTime[] {
  if (!event.isRecurring()) return isBusy(event) ? [timeOf(event)] : [];
  const busy: BusyTime[] = [];
  const earliest = +from - event.duration.toSeconds() * 1000 - DAY_MS;
  for (const rule of rulesOf(event.component)) {
    limitSearch(rule);
    completeUntil(rule, event);
  }
  // The library passes over one EXDATE an occurrence: one that fits none would hide the next.
  const exdates = event.component
    .getAllProperties('exdate')
    .flatMap((exdate) => exdate.getValues());
  const removed = new Set(exdates.map((time) => +time.toJSDate()));
  const series = event.iterator();
  for (let start = series.next(); start && dayOf(start) < +to; start = series.next()) {
    if (dayOf(start) < earliest || removed.has(+start.toJSDate())) continue;
    const occurrence = event.getOccurrenceDetails(start);
    if (isBusy(occurrence.item)) busy.push(timeOf(occurrence));
    if (busy.length > MAX_OCCURRENCES) throw new Error('The event repeats too often');
  }
  return busy;
}

const rulesOf = (component: ICAL.Component) =>
  component.getAllProperties('rrule').map((rule): ICAL.Recur => Object(rule.getFirstValue()));

/** The library reads `wkst` for each date that it tries, so an endless search ends there. */
function limitSearch(rule: ICAL.Recur) {
  const { wkst } = rule;
  let tried = 0;
  const get = () => {
    tried += 1;
    if (tried > search.maxDates) throw new Error('The rule tries too many dates');
    return wkst;
  };
  Object.defineProperty(rule, 'wkst', { get });
}

/**
 * UNTIL may be a day, a time on the event's clock, or the moment at which the last day begins. The
 * library compares in UTC, and would lose the last occurrence.
 */
function completeUntil(rule: ICAL.Recur, { startDate }: ICAL.Event) {
  const { until } = rule;
  if (until?.isDate) Object.assign(until, { isDate: false, hour: 23, minute: 59, second: 59 });
  const here = until && ICAL.Time.fromJSDate(until.toJSDate());
  if (until?.zone === ICAL.Timezone.localTimezone) until.zone = startDate.zone;
  else if (here && startDate.zone === here.zone && here.compare(until) > 0) rule.until = here;
}

/** A conversion to UTC costs 50 times as much as this. */
const dayOf = ({ year, month, day }: ICAL.Time) => Date.UTC(year, month - 1, day);

function isBusy({ component }: ICAL.Event) {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  const isFree = ['FREE', 'WORKINGELSEWHERE'].includes(value('x-microsoft-cdo-busystatus'));
  return value('status') !== 'CANCELLED' && value('transp') !== 'TRANSPARENT' && !isFree;
}

function timeOf({ startDate, endDate }: Pick<ICAL.Event, 'startDate' | 'endDate'>): BusyTime {
  const busy: BusyTime = [+startDate.toJSDate(), +endDate.toJSDate()];
  if (!busy.every(Number.isFinite)) throw new Error('The event has no time');
  return busy;
}

/** A calendar may define a zone by its name alone, or by rules that cannot be used. */
export function registerZones(names: Iterable<string>, definitions: readonly string[]) {
  const defined = new Map(definitions.flatMap(zonesIn).map((zone) => [zone.tzid, zone]));
  const unknown: string[] = [];
  for (const name of names) {
    const definition = defined.get(name);
    const known = isZone(name) && new NamedZone({ tzid: name });
    const zone = definition && isUsable(definition) ? definition : known;
    if (zone) ICAL.TimezoneService.register(zone, name);
    else unknown.push(name);
  }
  return unknown;
}

function zonesIn(definition: string) {
  try {
    const zone = new ICAL.Component(ICAL.parse(definition));
    return zone.getFirstSubcomponent() ? [new ICAL.Timezone(zone)] : [];
  } catch {
    return [];
  }
}

/**
 * The library would not come to an end for a clock that changes each second, or on a day that does
 * not exist.
 */
function isUsable(zone: ICAL.Timezone) {
  try {
    for (const observance of zone.component.getAllSubcomponents())
      rulesOf(observance).forEach(limitSearch);
    zone.utcOffset(ICAL.Time.now());
    return true;
  } catch {
    return false;
  }
}

class NamedZone extends ICAL.Timezone {
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time) {
    const local = new TZDateMini(year, month - 1, day, hour, minute, second, this.tzid);
    return -60 * local.getTimezoneOffset();
  }
}
