import { callSlots } from './call-slots.ts';
import { drawSlots } from './draw-slots.ts';

/** The slots shown as booked on a date (`yyyy-MM-dd`): one to four, the same for every visitor. */
export const bookedSlots = (date: string): readonly string[] => drawSlots(date, callSlots);
