import type { CallHours } from '#agency-types.ts';

/** When visitors can book calls. Without `timeZone` the site only shows what booking looks like. */
export const hours: CallHours = {
  // From the beginning of the first call to the end of the last one. With a break at noon:
  // Saturday: ['10:00-12:00', '13:00-15:00'],
  hours: {
    Monday: ['10:00-17:15'],
    Tuesday: ['10:00-17:15'],
    Wednesday: ['10:00-17:15'],
    Thursday: ['10:00-17:15'],
    Friday: ['10:00-17:15'],
  },
  // Days without calls: '2026-12-24', or '2026-12-24 to 2027-01-01'.
  closed: [],
  // The length of a call.
  callMinutes: 15,
  // How far ahead visitors can book.
  daysAhead: 30,
  // timeZone: 'Europe/Berlin',
  // The least time before a call, and between two calls.
  // noticeMinutes: 120,
  // bufferMinutes: 15,
  // Visitors are reminded so many hours before their call.
  // reminderHours: 24,
};
