import ICAL from 'ical.js';
import { DAY_MS } from '#server/outbox/waits.ts';
import type { Busy } from './busy.ts';

/** Further than this nobody moves all that is left of a series, and no two zones are apart. */
const APART_MS = 7 * DAY_MS;

// Some write a day without saying that it is one.
ICAL.design.strict = false;

/** An event that repeats or lasts for so long that it costs the reading of all others. */
export class TooCostly extends Error {
  /** The day it may end on, where it says so. */
  readonly until: ICAL.Time | null;

  constructor(until: ICAL.Time | null = null) {
    super('It repeats too often, or lasts too long');
    this.until = until;
  }
}

/** The library adds a duration day by day: this is one of years. */
const LASTS_FOR_YEARS = /[:/]P\S*?(\d{4,}W|\d{5,}D|\d{6,}H|\d{8,}[MS])/i;

/** One occurrence costs the library 20 µs. */
const MOST_OCCURRENCES = 10_000;

const OFTEN = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/** What the library may look for without end, such as each minute of 30 February. */
const isEndless = ({ freq, parts }: ICAL.Recur) =>
  OFTEN.includes(String(freq)) && Object.keys(parts).length > 0;

function componentOf(part: string) {
  if (LASTS_FOR_YEARS.test(part)) throw new TooCostly();
  return new ICAL.Component(ICAL.parse(part));
}

export function readEvent(part: string) {
  const component = componentOf(part);
  const [start, ...others] = component.getAllProperties('dtstart');
  // 25 o'clock and 31 November are other moments to the library.
  if (!start || others.length > 0 || String(start.getFirstValue()) !== start.toJSON()[3])
    throw new Error('It has no beginning, or two');
  const event = new ICAL.Event(component);
  const { startDate, endDate } = event;
  // The library adds the hours between the two to what a clock on a wall reads, which may be set in between.
  if (component.hasProperty('dtend') && startDate.zone === endDate.zone)
    event.duration = endDate.subtractDate(startDate);
  // Some end a day on the day itself.
  if (startDate.isDate && event.duration.toSeconds() * 1000 < DAY_MS)
    event.duration = new ICAL.Duration({ days: 1 });
  return event;
}

/** Of each event the version with the highest number. A series is told of its changes. */
export function lastVersions(events: readonly ICAL.Event[]) {
  const last = new Map<unknown, ICAL.Event>();
  for (const event of events.toSorted((one, other) => one.sequence - other.sequence))
    last.set(event.uid ? `${event.recurrenceId?.toUnixTime()} ${event.uid}` : event, event);
  const all = [...last.values()];
  const changes = all.filter((event) => event.isRecurrenceException());
  for (const change of changes) last.get(`undefined ${change.uid}`)?.relateException(change);
  return all;
}

/** What was changed in a series is busy by itself, as the series may not be here. */
export function busyOf(event: ICAL.Event, from: Date, to: Date): Busy[] {
  if (event.isRecurrenceException())
    return isBusy(event) ? [moments(event.startDate, event.endDate)] : [];
  const changed = Object.values(event.exceptions).map((change) => change.recurrenceId);
  const gone = [...changed, ...valuesOf(event, 'exdate', ICAL.Time)];
  const stays = (start: ICAL.Time) => !gone.some((each) => isSame(start, each));
  const periods = isBusy(event) ? valuesOf(event, 'rdate', ICAL.Period) : [];
  return [
    ...startsOf(event, from, to)
      .filter(stays)
      .map((start) => event.getOccurrenceDetails(start))
      .filter(({ item }) => isBusy(item))
      .map(({ startDate, endDate }) => moments(startDate, endDate)),
    ...periods.filter(({ start }) => stays(start)).map(momentsOf),
  ];
}

/** What a calendar says that tells no events, but only when somebody is busy. */
export function busyIn(part: string) {
  const periods = componentOf(part).getAllProperties('freebusy');
  return periods
    .filter((each) => !/^FREE$/i.test(String(each.getParameter('fbtype'))))
    .flatMap((each): ICAL.Period[] => each.getValues())
    .map(momentsOf);
}

function startsOf(event: ICAL.Event, from: Date, to: Date) {
  const earliest = +from - event.duration.toSeconds() * 1000 - APART_MS;
  const latest = +to + APART_MS;
  const starts = [event.startDate, ...valuesOf(event, 'rdate', ICAL.Time)];
  for (const rule of valuesOf(event, 'rrule', ICAL.Recur)) {
    if (rule.until && dayOf(rule.until) < earliest) continue;
    if (rule.until?.isDate && !event.startDate.isDate)
      rule.until = endOf(rule.until, event.startDate.zone);
    if (isEndless(rule)) throw new TooCostly(rule.until);
    let occurrences = 0;
    const series = rule.iterator(nearStart(rule, event.startDate, earliest));
    for (let next = series.next(); next && dayOf(next) < latest; next = series.next()) {
      occurrences += 1;
      if (occurrences > MOST_OCCURRENCES) throw new TooCostly(rule.until);
      if (dayOf(next) > earliest) starts.push(next.clone());
    }
  }
  return starts.filter((start) => dayOf(start) > earliest && dayOf(start) < latest);
}

/** A series of days or weeks that began years ago is taken up later, in step with its beginning. */
function nearStart({ freq, interval, count }: ICAL.Recur, start: ICAL.Time, earliest: number) {
  const stepDays = { DAILY: 1, WEEKLY: 7 }[String(freq)];
  if (!stepDays || count) return start;
  const step = stepDays * interval;
  const steps = Math.max(0, Math.floor((earliest - dayOf(start)) / DAY_MS / step));
  const later = start.clone();
  later.adjust(steps * step, 0, 0, 0);
  return later;
}

/** Some end a series on a day: what begins in the course of it belongs to it. */
function endOf({ year, month, day }: ICAL.Time, zone: ICAL.Timezone) {
  return ICAL.Time.fromData({ year, month, day, hour: 23, minute: 59, second: 59 }, zone);
}

/** By no clock: a series of twenty years has many. */
const dayOf = ({ year, month, day }: ICAL.Time) => Date.UTC(year, month - 1, day);

/** A day names all that begins on it. */
function isSame(start: ICAL.Time, named: ICAL.Time) {
  return start.isDate || named.isDate ? dayOf(start) === dayOf(named) : start.compare(named) === 0;
}

function valuesOf<Value>(event: ICAL.Event, name: string, kind: new (...given: never[]) => Value) {
  const values: unknown[] = event.component
    .getAllProperties(name)
    .flatMap((each) => each.getValues());
  return values.filter((value): value is Value => value instanceof kind);
}

function isBusy({ component }: ICAL.Event) {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  const shown =
    said('x-microsoft-cdo-busystatus') ||
    said('x-microsoft-msncalendar-busystatus') ||
    said('x-microsoft-cdo-intendedstatus');
  const isFree = ['FREE', 'WORKINGELSEWHERE'].includes(shown);
  return said('status') !== 'CANCELLED' && said('transp') !== 'TRANSPARENT' && !isFree;
}

const momentsOf = (period: ICAL.Period) => moments(period.start, period.getEnd());

const moments = (from: ICAL.Time, to: ICAL.Time): Busy => [+from.toJSDate(), +to.toJSDate()];
