export const WEEK = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export type Day = (typeof WEEK)[number];

/** From the beginning of the first call to the end of the last one, which is '24:00' at the latest. */
export type CallRange = `${number}:${number}-${number}:${number}`;

export type CallHours = {
  hours: Readonly<Partial<Record<Day, readonly CallRange[]>>>;
  /** Such as '2026-12-24' or '2026-12-24 to 2027-01-01'. */
  closed: readonly string[];
  callMinutes: number;
  daysAhead: number;
  /** Such as 'Europe/Berlin'. Without one the hours are in each visitor's own zone, and the three numbers below have no effect. */
  timeZone?: string;
  /** At least so many minutes lie between a request and its call. */
  noticeMinutes?: number;
  /** At least so many minutes lie between two calls, and between a call and an event of a calendar. */
  bufferMinutes?: number;
  /** Hours between a reminder and its call, such as 24. Reminders need VISITOR_MAIL. */
  reminderHours?: number;
};

export function minuteOf(time: string) {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

export const timeAt = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);

export function firstAndLast(closed: string) {
  const [first = '', last = first] = closed.split(' to ');
  return [first, last] as const;
}
