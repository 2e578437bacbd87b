/**
 * Class names of what the calendar's module makes. The page contains their styles, because
 * styled-components stays out of the browser.
 */
export const booking = {
  calendar: 'booking-calendar',
  calendarPlace: 'booking-calendar-place',
  times: 'booking-times',
  noTimes: 'booking-no-times',
  title: 'booking-title',
  aboutTimes: 'booking-about-times',
  zone: 'booking-zone',
  aboutBooked: 'booking-about-booked',
  partOfDay: 'booking-part',
  partInFives: 'booking-part-in-fives',
  partName: 'booking-part-name',
  slot: 'booking-slot',
  bookedSlot: 'booking-slot-booked',
  radio: 'booking-radio',
  bookedTime: 'booking-booked-time',
  bookedWord: 'booking-booked-word',
  call: 'booking-call',
  /** A day is chosen, or none is free. */
  pencilledCall: 'booking-call-pencilled',
  requested: 'booking-requested',
  day: 'booking-day',
  time: 'booking-time',
  zoneOfCall: 'booking-call-zone',
  clock: 'booking-clock',
  note: 'booking-note',
  lastNote: 'booking-last-note',
} as const;
