import { slotsOn } from './call-slots.ts';
import { simulateBookings } from './simulate-bookings.ts';

/** The specification simulates bookings where no calendar is read. */
export const simulatedBookings = (date: string): readonly string[] =>
  simulateBookings(date, slotsOn(date));
