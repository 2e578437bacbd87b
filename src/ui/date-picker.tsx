import { endOfDay } from 'date-fns/endOfDay';
import { enUS } from 'date-fns/locale/en-US';
import { startOfDay } from 'date-fns/startOfDay';
import ReactDatePicker from 'react-datepicker';
import { DatePickerMonth } from './date-picker-month.tsx';

/** With "24" where the library reads out "24th": the name of a day has to contain what is seen of it. */
const plainEnglish = {
  ...enUS,
  formatLong: {
    ...enUS.formatLong,
    date: (options: Parameters<typeof enUS.formatLong.date>[0]) =>
      options.width === 'full' ? 'EEEE, MMMM d, y' : enUS.formatLong.date(options),
  },
};

/**
 * A calendar for one day: one month, inline, so there is nothing to type and nothing to clear. It needs the browser;
 * `date-picker.styles.ts` gives it its looks.
 */
export function DatePicker({
  selected,
  onChange,
  firstDay,
  lastDay,
  isSelectable,
}: {
  selected: Date | undefined;
  onChange: (day: Date | undefined) => void;
  firstDay: Date;
  lastDay: Date;
  isSelectable: (day: Date) => boolean;
}) {
  return (
    <ReactDatePicker
      inline
      selected={selected ?? null}
      onChange={(day: Date | null) => onChange(day ?? undefined)}
      // Where today cannot be chosen, no day at all would take the focus.
      openToDate={selected ?? firstDay}
      minDate={startOfDay(firstDay)}
      maxDate={endOfDay(lastDay)}
      filterDate={isSelectable}
      renderCustomHeader={DatePickerMonth}
      locale={plainEnglish}
      fixedHeight
    />
  );
}
