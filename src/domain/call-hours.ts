import type { CallHours } from './week.ts';

/** When the agency can be called. The calendar, its times, what the server takes and the words for it follow. */
export const callHours: CallHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  firstCall: '10:00',
  lastCall: '17:00',
  minutesApart: 15,
  daysAhead: 30,
};
