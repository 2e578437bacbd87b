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
  /** Such as 'Europe/Berlin'. Without one the hours are in each visitor's own zone. */
  timeZone?: string;
  noticeMinutes?: number;
  bufferMinutes?: number;
  /** So many hours before a call its visitor is reminded of it, if VISITOR_MAIL is set: 24, for example. */
  reminderHours?: number;
};
