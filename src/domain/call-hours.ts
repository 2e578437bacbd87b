import type { CallHours } from './week.ts';

export const callHours: CallHours = {
  // The first call of a range begins at its first time, and the last one ends at its second time.
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
