import type { CallHours } from './week.ts';

export const callHours: CallHours = {
  hours: {
    Monday: ['10:00-17:00'],
    Tuesday: ['10:00-17:00'],
    Wednesday: ['10:00-17:00'],
    Thursday: ['10:00-17:00'],
    Friday: ['10:00-17:00'],
  },
  closed: [],
  minutesApart: 15,
  daysAhead: 30,
};
