import { callSlots } from './call-slots.ts';
import { drawSlots } from './draw-slots.ts';

export const bookedSlots = (date: string): readonly string[] => drawSlots(date, callSlots);
