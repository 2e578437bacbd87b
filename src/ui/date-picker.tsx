import { endOfDay } from 'date-fns/endOfDay';
import { isMatch } from 'date-fns/isMatch';
import { enUS } from 'date-fns/locale/en-US';
import { startOfDay } from 'date-fns/startOfDay';
import ReactDatePicker from 'react-datepicker';
import { DatePickerMonth } from './date-picker-month.tsx';

const FORMAT = 'MM/dd/yyyy';
const INVALID = 'Date input not valid.';

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
 * A calendar for one day. It needs the browser; `date-picker-paint.ts` gives it its looks. The site itself shows it
 * inline, without a button to clear it: the last three properties, and the times and the format of a text field,
 * are there for whoever wants a field to type in.
 */
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
    <>
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
        // The library itself is silent about text that is no date.
        onKeyDown={({ key, target }) => {
          if (isDone(key) && isNoDate(target)) onInvalidInput?.(INVALID);
        }}
        renderCustomHeader={DatePickerMonth}
        locale={plainEnglish}
        fixedHeight
        monthsShown={1}
        timeIntervals={30}
        dateFormat={FORMAT}
      />
      {clearLabel && selected && (
        <button type="button" onClick={() => onChange(undefined)}>
          {clearLabel}
        </button>
      )}
    </>
  );
}

const isDone = (key: string) => key === 'Enter' || key === 'Tab';

const isNoDate = (field: EventTarget) =>
  field instanceof HTMLInputElement && field.value !== '' && !isMatch(field.value, FORMAT);
