import { callHours } from '#domain/call-hours.ts';
import { DAY_MS } from '#domain/durations.ts';
import { ownZone } from '#domain/moment-in-words.ts';
import { FeedError } from '#server/calls/fetch-feed.ts';
import { readCalendar } from '#server/calls/read-calendar.ts';
import { failureCode } from '#server/process/log.ts';
import { advice, right, wrong } from './finding.ts';

/** Reads them now: what the store knows may be old. */
export async function examineCalendars(calendars: readonly URL[]) {
  return (await Promise.all(calendars.map(examineCalendar))).flat();
}

async function examineCalendar(url: URL) {
  const name = `Your calendar at ${url.host}`;
  const { daysAhead } = callHours;
  try {
    const { busy, problems } = await readCalendar(url, ownZone());
    const isSoon = ([starts]: readonly number[]) =>
      Number(starts) < Date.now() + daysAhead * DAY_MS;
    const count = busy.filter(isSoon).length;
    return [
      right(`${name} has ${count} busy time${count === 1 ? '' : 's'} in ${daysAhead} days.`),
      ...problems.map((problem) => advice(`${name}: ${problem}.`)),
    ];
  } catch (failure) {
    const reason = failure instanceof FeedError ? failure.message : failureCode(failure);
    return [wrong(`${name} cannot be read: ${reason}. Copy its address into CALENDAR_URL again.`)];
  }
}
