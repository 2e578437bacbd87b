import { format } from 'date-fns/format';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';

/** The month that is shown, between the ways to the one before and the one after it. */
export function DatePickerMonth({
  date,
  decreaseMonth,
  increaseMonth,
  prevMonthButtonDisabled,
  nextMonthButtonDisabled,
}: ReactDatePickerCustomHeaderProps) {
  return (
    <div data-month>
      <Way label="Previous Month" isClosed={prevMonthButtonDisabled} onGo={decreaseMonth} />
      <h2>{format(date, 'MMMM yyyy')}</h2>
      <Way label="Next Month" isClosed={nextMonthButtonDisabled} onGo={increaseMonth} />
    </div>
  );
}

/** It stays where it leads nowhere: a button that goes away takes the keyboard's focus with it. */
function Way({ label, isClosed, onGo }: { label: string; isClosed: boolean; onGo: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isClosed}
      onClick={isClosed ? undefined : onGo}
    />
  );
}
