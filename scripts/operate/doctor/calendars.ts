import { FeedError } from '#server/calendar/fetch-feed.ts';
import { readCalendar } from '#server/calendar/read-calendar.ts';
import type { Environment } from '#server/environment.ts';
import { failureCode } from '#server/log.ts';
import { callHours } from '../../../src/domain/call-hours.ts';
import { better, type Finding, right, wrong } from './finding.ts';

/** Whether each calendar can be read now, and what it says: by its host, because its address is a secret. */
export async function examineCalendars({ calendars }: Environment): Promise<Finding[]> {
  const { timeZone } = callHours;
  if (!timeZone) return [];
  return (await Promise.all(calendars.map((url) => examine(url, timeZone)))).flat();
}

async function examine(url: URL, timeZone: string): Promise<Finding[]> {
  try {
    const { busy = [], events = 0, problems = [] } = (await readCalendar(url, timeZone)) ?? {};
    const next = busy.filter(([, ends]) => ends > Date.now()).slice(0, 3);
    const times = next.map((interval) => inWords(interval, timeZone)).join('; ') || 'none';
    return [
      right(`The calendar at ${url.host} is read: ${events} events, busy next: ${times}.`),
      ...problems.map((problem) => better(`The calendar at ${url.host}: ${problem}.`)),
    ];
  } catch (failure) {
    const reason = failure instanceof FeedError ? failure.message : failureCode(failure);
    return [
      wrong(
        `The calendar at ${url.host} cannot be read (${reason}): check CALENDAR_URL. After a day every time is offered, ` +
          'and each call needs agreement.',
      ),
    ];
  }
}

function inWords([starts, ends]: readonly [number, number], timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.formatRange(starts, ends).replaceAll(/\s/g, ' ');
}
