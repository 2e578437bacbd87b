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

export type CallHours = {
  days: readonly [Day, ...Day[]];
  firstCall: `${number}:${number}`;
  lastCall: `${number}:${number}`;
  minutesApart: number;
  daysAhead: number;
  /** The time zone of the hours, such as 'Europe/Berlin'. Without one the hours are in each visitor's own zone. */
  timeZone?: string;
  /** With a zone: the shortest notice for a call, and the time between two calls. */
  noticeMinutes?: number;
  bufferMinutes?: number;
};
