import ICAL from 'ical.js';
import type { Busy } from './problems.ts';

const DAY_MS = 86_400_000;
/** Further than this nobody moves a series, and no two zones are apart. */
const APART_MS = 40 * DAY_MS;

// Some write a day without saying that it is one.
ICAL.design.strict = false;

/** An event, or a change of one in a series, and how it is written. */
type Written = { part: string; event: ICAL.Event };

const componentOf = (part: string) => new ICAL.Component(ICAL.parse(part));

export function readEvent(part: string): Written {
  const component = componentOf(part);
  const [start, ...others] = component.getAllProperties('dtstart');
  // 25 o'clock and 31 November are other moments to the library.
  if (!start || others.length > 0 || String(start.getFirstValue()) !== start.toJSON()[3])
    throw new Error('It has no beginning, or two');
  return { part, event: new ICAL.Event(component) };
}

/** Of each event the version with the highest number. A series is told of its changes. */
export function lastVersions(written: readonly Written[]) {
  const last = new Map<unknown, Written>();
  for (const each of written.toSorted((one, other) => one.event.sequence - other.event.sequence)) {
    const { uid, recurrenceId } = each.event;
    last.set(uid ? `${recurrenceId?.toUnixTime()} ${uid}` : each, each);
  }
  const events = [...last.values()].map(({ event }) => event);
  const series = events.filter((event) => !event.isRecurrenceException());
  const seriesOf = new Map(series.map((event) => [event.uid, event]));
  for (const event of events)
    if (event.isRecurrenceException()) seriesOf.get(event.uid)?.relateException(event);
  return [...last.values()];
}

/** What was changed in a series is busy by itself, as the series may not be here. */
export function busyOf(event: ICAL.Event, from: Date, to: Date): Busy[] {
  if (event.isRecurrenceException())
    return isBusy(event) ? [interval(event.startDate, event.endDate)] : [];
  const changed = Object.values(event.exceptions).map((change) => change.recurrenceId);
  const gone = [...changed, ...valuesOf(event, 'exdate', ICAL.Time)];
  const stays = (start: ICAL.Time) => !gone.some((each) => isSame(start, each));
  const periods = isBusy(event) ? valuesOf(event, 'rdate', ICAL.Period) : [];
  return [
    ...startsOf(event, from, to)
      .filter(stays)
      .map((start) => event.getOccurrenceDetails(start))
      .filter(({ item }) => isBusy(item))
      .map(({ startDate, endDate }) => interval(startDate, endDate)),
    ...periods.filter(({ start }) => stays(start)).map(intervalOf),
  ];
}

/** What a calendar says that tells no events, but only when somebody is busy. */
export function busyIn(part: string) {
  const periods = componentOf(part).getAllProperties('freebusy');
  return periods
    .filter((each) => !/^FREE$/i.test(String(each.getParameter('fbtype'))))
    .flatMap((each): ICAL.Period[] => each.getValues())
    .map(intervalOf);
}

function startsOf(event: ICAL.Event, from: Date, to: Date) {
  const earliest = +from - event.duration.toSeconds() * 1000 - APART_MS;
  const latest = +to + APART_MS;
  const starts = [event.startDate, ...valuesOf(event, 'rdate', ICAL.Time)];
  for (const rule of valuesOf(event, 'rrule', ICAL.Recur)) {
    if (rule.until && dayOf(rule.until) < earliest) continue;
    const series = rule.iterator(nearStart(rule, event.startDate, earliest));
    for (let next = series.next(); next && dayOf(next) < latest; next = series.next())
      if (dayOf(next) > earliest) starts.push(next.clone());
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

const intervalOf = (period: ICAL.Period) => interval(period.start, period.getEnd());

const interval = (starts: ICAL.Time, ends: ICAL.Time): Busy => [
  +starts.toJSDate(),
  +ends.toJSDate(),
];
