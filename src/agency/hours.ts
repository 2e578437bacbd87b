import type { CallHours } from '#agency-types.ts';

/** When visitors can be called. Without `timeZone` the site only shows what booking looks like. */
export const hours: CallHours = {
  // From the beginning of the first call to the end of the last one.
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
