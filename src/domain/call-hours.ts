import type { CallHours } from './week.ts';

export const callHours: CallHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  firstCall: '10:00',
  lastCall: '17:00',
  minutesApart: 15,
  daysAhead: 30,
};
