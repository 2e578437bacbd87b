import type { CallHours } from './week.ts';

/** Calendar, times, validation and words follow from it. */
export const callHours: CallHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  firstCall: '10:00',
  lastCall: '17:00',
  minutesApart: 15,
  daysAhead: 30,
};
