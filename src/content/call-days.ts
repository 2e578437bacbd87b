import { callHours } from '#domain/call-hours.ts';
import { timeInWords } from '#domain/call-in-words.ts';
import { callDays, slotsIn } from '#domain/call-slots.ts';
import { type CallHours, type CallRange, type Day, WEEK } from '#domain/week.ts';

type FromTo = (first: string, last: string) => string;
type Hours = Pick<CallHours, 'hours' | 'minutesApart'>;

/** "Monday to Thursday, 10:00 AM to 5:00 PM; Friday, 10:00 AM to 12:30 PM and 1:30 PM to 3:00 PM" */
export function hoursInWords(locale: string, fromTo: FromTo, given: Hours = callHours) {
  const rangesOf = (day: Day) => given.hours[day] ?? [];
  const inWords = (range: CallRange) => {
    const slots = slotsIn(range, given.minutesApart);
    const [first = '', last = ''] = [slots.at(0), slots.at(-1)];
    return fromTo(timeInWords(first, locale), timeInWords(last, locale));
  };
  return [...Map.groupBy(callDays(given), (day) => rangesOf(day).join())]
    .map(([, days]) => {
      const ranges = days.slice(0, 1).flatMap(rangesOf).map(inWords);
      return `${daysInWords(locale, fromTo, days)}, ${new Intl.ListFormat(locale).format(ranges)}`;
    })
    .join('; ');
}

function daysInWords(locale: string, fromTo: FromTo, days: readonly Day[]) {
  const inOrder = WEEK.filter((day) => days.includes(day));
  const names = inOrder.map((day) => dayName(day, locale));
  const [first = '', last = first] = [names.at(0), names.at(-1)];
  const isOneRun = WEEK.join().includes(inOrder.join());
  return isOneRun && names.length > 2
    ? fromTo(first, last)
    : new Intl.ListFormat(locale).format(names);
}

function dayName(day: Day, locale: string) {
  // The first day of 2023 was a Sunday.
  const date = new Date(2023, 0, 1 + WEEK.indexOf(day));
  return date.toLocaleDateString(locale, { weekday: 'long' });
}

const TYPE = 'OpeningHoursSpecification';

/** For machines, if the hours have a zone. Search engines read a day that opens and closes at midnight as closed. */
export function openingHours({ hours, closed, minutesApart, timeZone }: CallHours = callHours) {
  if (!timeZone) return undefined;
  const ranges = callDays({ hours }).flatMap((dayOfWeek) =>
    (hours[dayOfWeek] ?? []).map((range) => {
      const slots = slotsIn(range, minutesApart);
      return { '@type': TYPE, dayOfWeek, opens: slots.at(0), closes: slots.at(-1) };
    }),
  );
  const midnight = { opens: '00:00', closes: '00:00' };
  const days = closed.map((date) => ({
    '@type': TYPE,
    validFrom: date,
    validThrough: date,
    ...midnight,
  }));
  return [...ranges, ...days];
}
