import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import { agencyZone } from '#domain/zones.ts';
import { CalendarError, readCalendar } from '#server/calls/read-calendar.ts';
import { failureCode } from '#server/process/log.ts';
import { advice, right, wrong } from './finding.ts';

/** The store's copy of the calendar may be old. */
export async function examineCalendar(url: URL) {
  const name = `Your calendar at ${url.host}`;
  const { daysAhead } = callHours;
  const end = Date.now() + daysAhead * DAY_MS;
  try {
    const { busy, problems } = await readCalendar(url, agencyZone());
    const count = busy.filter(([starts, ends]) => starts < end && ends > Date.now()).length;
    const times = `${name} has ${count} busy time${count === 1 ? '' : 's'} in ${daysAhead} days`;
    return (problems.length > 0 ? advice : right)(`${[times, ...problems].join('. ')}.`);
  } catch (failure) {
    const reason = failure instanceof CalendarError ? failure.message : failureCode(failure);
    return wrong(
      `${name} cannot be read: ${reason}. ` +
        'If its address has changed, copy it into CALENDAR_URL again.',
    );
  }
}
