import type { CallHours } from './week.ts';

export const callHours: CallHours = {
  // A range is from the beginning of its first call to the end of its last one.
  hours: {
    Monday: ['10:00-17:15'],
    Tuesday: ['10:00-17:15'],
    Wednesday: ['10:00-17:15'],
    Thursday: ['10:00-17:15'],
    Friday: ['10:00-17:15'],
  },
  // Days without calls: '2026-12-24', or '2026-12-24 to 2027-01-01'.
  closed: [],
  callMinutes: 15,
  daysAhead: 30,
};
