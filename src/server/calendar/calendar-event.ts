import ICAL from 'ical.js';
import { DAY_MS } from '#server/outbox/waits.ts';
import type { Busy } from './busy.ts';

/** Time zones differ by less, and the rest of a series is moved by less. */
const APART_MS = 7 * DAY_MS;

// Some programs write a date without VALUE=DATE.
ICAL.design.strict = false;

/** An event that repeats or lasts for so long that reading it would block all others. */
export class TooCostly extends Error {
  readonly until: ICAL.Time | null;

  constructor(until: ICAL.Time | null = null) {
    super('It repeats too often, or lasts too long');
    this.until = until;
  }
}

/** The library adds a duration day by day. These last for years. */
const LASTS_FOR_YEARS = /[:/]P\S*?(\d{4,}W|\d{5,}D|\d{6,}H|\d{8,}[MS])/i;

/** One occurrence costs the library 20 µs. */
const MOST_OCCURRENCES = 10_000;

const OFTEN = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/** Rules that the library would search for ever, such as each minute of 30 February. */
const isEndless = ({ freq, parts }: ICAL.Recur) =>
  OFTEN.includes(String(freq)) && Object.keys(parts).length > 0;

function componentOf(part: string) {
  if (LASTS_FOR_YEARS.test(part)) throw new TooCostly();
  return new ICAL.Component(ICAL.parse(part));
}

export function readEvent(part: string) {
  const component = componentOf(part);
  const [start, ...others] = component.getAllProperties('dtstart');
  // The library turns 25:00 and 31 November into other moments.
  if (!start || others.length > 0 || String(start.getFirstValue()) !== start.toJSON()[3])
    throw new Error('It has no beginning, or two');
  const event = new ICAL.Event(component);
  const { startDate, endDate } = event;
  // The library adds elapsed hours to wall-clock time, which is wrong across a clock change.
  if (component.hasProperty('dtend') && startDate.zone === endDate.zone)
    event.duration = endDate.subtractDate(startDate);
  // Some programs end an all-day event on its own day.
  if (startDate.isDate && event.duration.toSeconds() * 1000 < DAY_MS)
    event.duration = new ICAL.Duration({ days: 1 });
  return event;
}

export function lastVersions(events: readonly ICAL.Event[]) {
  const last = new Map<unknown, ICAL.Event>();
  for (const event of events.toSorted((one, other) => one.sequence - other.sequence))
    last.set(event.uid ? `${event.recurrenceId?.toUnixTime()} ${event.uid}` : event, event);
  const all = [...last.values()];
  const changes = all.filter((event) => event.isRecurrenceException());
  for (const change of changes) last.get(`undefined ${change.uid}`)?.relateException(change);
  return all;
}

/** A changed occurrence counts by itself: its series may be missing. */
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

/** VFREEBUSY names busy times instead of events. */
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

/** Skips years of a daily or weekly series, in step with its start. */
function nearStart({ freq, interval, count }: ICAL.Recur, start: ICAL.Time, earliest: number) {
  const stepDays = { DAILY: 1, WEEKLY: 7 }[String(freq)];
  if (!stepDays || count) return start;
  const step = stepDays * interval;
  const steps = Math.max(0, Math.floor((earliest - dayOf(start)) / DAY_MS / step));
  const later = start.clone();
  later.adjust(steps * step, 0, 0, 0);
  return later;
}

/** An UNTIL date includes all occurrences on that day. */
function endOf({ year, month, day }: ICAL.Time, zone: ICAL.Timezone) {
  return ICAL.Time.fromData({ year, month, day, hour: 23, minute: 59, second: 59 }, zone);
}

/** In UTC, so that no clock change matters. */
const dayOf = ({ year, month, day }: ICAL.Time) => Date.UTC(year, month - 1, day);

/** A date matches every occurrence on it. */
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
