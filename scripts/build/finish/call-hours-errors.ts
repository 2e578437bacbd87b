import { type callHours, WEEK } from '../../../src/domain/call-hours.ts';
import type { BuildError, Complaint } from './build-errors.ts';

/** Hours that make no times: the calendar would be empty, and nobody could book a call. */
export function callHoursErrors(hours: typeof callHours): BuildError[] {
  const { firstCall, lastCall, minutesApart, daysAhead } = hours;
  const complaints = [
    ...Object.entries({ firstCall, lastCall }).flatMap(([name, time]) => ofTime(name, time)),
    ...Object.entries({ minutesApart, daysAhead }).flatMap(([name, of]) => ofNumber(name, of)),
  ];
  return (complaints.length > 0 ? complaints : [...ofOrder(hours), ...ofDaysAhead(hours)]).map(
    (complaint) => ({
      source: 'src/domain/call-hours.ts',
      ...complaint,
    }),
  );
}

function ofTime(name: string, time: string): Complaint[] {
  if (/^([01]?\d|2[0-3]):[0-5]\d$/.test(time)) return [];
  return [
    {
      found: `has ${name}: '${time}', and no day has such a time`,
      instead: "Write hours and minutes, such as '9:30' or '17:00'",
    },
  ];
}

function ofNumber(name: string, number: number): Complaint[] {
  if (Number.isInteger(number) && number > 0) return [];
  return [{ found: `has ${name}: ${number}`, instead: 'Write a whole number, 1 at least' }];
}

function ofOrder({ firstCall, lastCall }: typeof callHours): Complaint[] {
  if (firstCall.padStart(5, '0') <= lastCall.padStart(5, '0')) return [];
  return [
    {
      found: `has its lastCall, '${lastCall}', before its firstCall, '${firstCall}'`,
      instead: 'Write the earlier of the two as firstCall',
    },
  ];
}

/** From the evening of one day of calls to the next such day: fewer days ahead would offer nothing there. */
function ofDaysAhead({ days, daysAhead }: typeof callHours): Complaint[] {
  const called = WEEK.flatMap((name, index) => (days.includes(name) ? [index] : []));
  const [first = 0] = called;
  const needed = Math.max(...called.map((day, index) => (called[index + 1] ?? first + 7) - day));
  if (daysAhead >= needed) return [];
  return [
    {
      found: `has daysAhead: ${daysAhead}, and between two days of calls lie ${needed}, so that on some days nothing is offered`,
      instead: `Write ${needed} at least`,
    },
  ];
}
