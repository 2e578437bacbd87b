import { format } from 'date-fns/format';
import { callBooking } from '#content/consultation-page.ts';
import { bookedSlots } from '#domain/booked-slots.ts';
import { toDateString } from '#domain/call-dates.ts';
import { callSlots } from '#domain/call-slots.ts';

type Slot = { value: string; label: string; taken?: string };

/** Every slot of a day, and why it cannot be chosen where it cannot. */
export function slotsOn(date: string, now: Date): readonly Slot[] {
  const booked = bookedSlots(date);
  const passedUntil = date === toDateString(now) ? format(now, 'HH:mm') : '';

  return callSlots.map((slot) => {
    if (booked.includes(slot.value)) return { ...slot, taken: callBooking.booked };
    if (slot.value <= passedUntil) return { ...slot, taken: callBooking.passed };
    return slot;
  });
}

export function TimeSlots({
  slots,
  chosen,
  onChoose,
}: {
  slots: readonly Slot[];
  chosen: string;
  onChoose: (time: string) => void;
}) {
  return (
    <fieldset data-times>
      <legend>{callBooking.time}</legend>
      <p>{slots.every((slot) => slot.taken) ? callBooking.noneLeft : callBooking.grayedOut}</p>
      <div>
        {slots.map(({ value, label, taken }) => (
          <label key={value}>
            <input
              type="radio"
              name="callTime"
              value={value}
              checked={value === chosen}
              disabled={taken !== undefined}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
            {taken && <small> {taken}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
