import { endOfDay } from 'date-fns/endOfDay';
import { startOfDay } from 'date-fns/startOfDay';
import ReactDatePicker from 'react-datepicker';

/** A calendar for one day. It needs the browser; `date-picker-paint.ts` gives it its looks. */
export function DatePicker({
  selected,
  onChange,
  firstDay,
  lastDay,
  isSelectable,
  clearLabel,
  onInvalidInput,
  inline = true,
}: {
  selected: Date | undefined;
  onChange: (day: Date | undefined) => void;
  firstDay: Date;
  lastDay: Date;
  isSelectable: (day: Date) => boolean;
  /** Offers to clear the chosen day, in these words. */
  clearLabel?: string;
  onInvalidInput?: (message: string) => void;
  inline?: boolean;
}) {
  return (
    <div className="date-picker">
      <ReactDatePicker
        inline={inline}
        selected={selected ?? null}
        onChange={(day: Date | null) => onChange(day ?? undefined)}
        // Where today cannot be chosen, no day at all would take the focus.
        openToDate={selected ?? firstDay}
        minDate={startOfDay(firstDay)}
        maxDate={endOfDay(lastDay)}
        filterDate={isSelectable}
        onInputError={({ msg }) => onInvalidInput?.(msg)}
        // A button that goes away takes the keyboard's focus with it.
        showDisabledMonthNavigation
        fixedHeight
        monthsShown={1}
        timeIntervals={30}
        dateFormat="MM/dd/yyyy"
      />
      {clearLabel && selected && (
        <button type="button" onClick={() => onChange(undefined)}>
          {clearLabel}
        </button>
      )}
    </div>
  );
}
