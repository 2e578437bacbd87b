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

type CallHours = {
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

/** When the agency can be called. The calendar, its times, what the server takes and the words for it follow. */
export const callHours: CallHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  firstCall: '10:00',
  lastCall: '17:00',
  minutesApart: 15,
  daysAhead: 30,
};

export function isDayOff(day: Date) {
  const name = WEEK[day.getDay()];
  return name !== undefined && !callHours.days.includes(name);
}
