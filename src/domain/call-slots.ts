const FIRST_MINUTE = 10 * 60;
const LAST_MINUTE = 17 * 60;
const STEP_MINUTES = 15;

/** Every quarter of an hour from 10:00 AM to 5:00 PM, both included. */
export const callSlots = Array.from(
  { length: (LAST_MINUTE - FIRST_MINUTE) / STEP_MINUTES + 1 },
  (_, index) => slotAt(FIRST_MINUTE + index * STEP_MINUTES),
);

/** What a visitor reads for a slot's value: `13:30` is `1:30 PM`. */
export function callSlotLabel(value: string) {
  return callSlots.find((slot) => slot.value === value)?.label ?? value;
}

function slotAt(minuteOfDay: number) {
  const hour = Math.floor(minuteOfDay / 60);
  const minute = String(minuteOfDay % 60).padStart(2, '0');
  const half = hour < 12 ? 'AM' : 'PM';
  return { value: `${hour}:${minute}`, label: `${hour % 12 || 12}:${minute} ${half}` };
}
