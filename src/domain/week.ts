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
  /** Whose clock the hours are by, such as 'Europe/Berlin'. Unset, they are by each visitor's own. */
  timeZone?: string;
  /** With a zone: how long before it begins a call can be asked for at the latest, and what is kept free between two. */
  noticeMinutes?: number;
  bufferMinutes?: number;
};
