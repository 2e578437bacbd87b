import { addDays } from 'date-fns/addDays';
import { endOfWeek } from 'date-fns/endOfWeek';
import { enUS } from 'date-fns/locale/en-US';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfWeek } from 'date-fns/startOfWeek';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import ReactDatePicker from 'react-datepicker';
import { datePicker } from './date-picker-names.ts';
import { Icon } from './icon.tsx';

type Language = { locale: string; firstDayOfWeek: number };

type DatePickerProps = {
  selected: Date | null;
  onChange: (day: Date | null) => void;
  filterDate: (day: Date) => boolean;
  firstDay: Date;
  lastDay: Date;
  language: Language;
  words: Record<'previousMonth' | 'nextMonth', string>;
};

export function DatePicker({ firstDay, lastDay, language, words, ...choice }: DatePickerProps) {
  const monthAndYear = new Intl.DateTimeFormat(language.locale, MONTH_AND_YEAR);
  const { shortMonth, dayOfMonth } = tileFormats(language.locale);
  const nextMonth = inMonth(firstDay, 32);
  const firstWeek = [1, 2, 3, 4, 5, 6, 7].map((date) => inMonth(nextMonth, date));
  // Late in a month, the six weeks that show the next month have `firstDay`, too, and more days to
  // choose. Then the calendar opens at the next month. The day to open gets the focus, so it must
  // be one that can be chosen.
  const dayToOpen = daysInSight(nextMonth).first <= firstDay && firstWeek.find(choice.filterDate);
  // Without `openToDate` no day can have the focus if today cannot be chosen.
  const [openToDate, setOpenToDate] = useState(choice.selected ?? (dayToOpen || firstDay));
  function daysInSight(month: Date) {
    const daysBefore = inMonth(month, 1 - language.firstDayOfWeek).getDay();
    return { first: inMonth(month, 1 - daysBefore), last: inMonth(month, 42 - daysBefore) };
  }
  function monthsOf(month: Date) {
    const { first, last } = daysInSight(month);
    const start = first <= firstDay ? firstDay : inMonth(month, 1);
    return monthAndYear.formatRange(start, Math.min(+last, +lastDay));
  }
  /**
   * The library turns to the month of a chosen day, and calls this. The six weeks stay if they have
   * that day. The buttons of the months call this, too.
   */
  function keepWeeks(day: Date) {
    const { first, last } = daysInSight(openToDate);
    // The library takes `openToDate` only when it is another day than before.
    const otherDay = inMonth(openToDate, (openToDate.getDate() % 2) + 1);
    setOpenToDate(first <= day && day <= last ? otherDay : day);
  }
  const { first } = daysInSight(openToDate);
  const daysOfMonth = Array.from({ length: 42 }, (_, count) => addDays(first, count));
  const freeDays = daysOfMonth.filter(choice.filterDate);
  const weekStartsOn = WEEKDAYS[language.firstDayOfWeek] ?? 0;
  /**
   * Weeks before the first free day and after the last one are hidden. Other weeks without a free
   * day stay.
   */
  function isInShownWeek(day: Date) {
    const [firstFree, lastFree] = [freeDays.at(0), freeDays.at(-1)];
    if (!firstFree || !lastFree) return true;
    return (
      startOfWeek(firstFree, { weekStartsOn }) <= day &&
      day <= endOfWeek(lastFree, { weekStartsOn })
    );
  }
  const namesMonth = (day: Date) =>
    day.getDate() === 1 || day.toDateString() === freeDays[0]?.toDateString();
  return (
    <ReactDatePicker
      inline
      // Shows six weeks from the first of each month, so that its last days stand beside the next
      // month's first days.
      fixedHeight
      {...choice}
      openToDate={openToDate}
      onMonthChange={keepWeeks}
      minDate={firstDay}
      maxDate={lastDay}
      onKeyDown={mirrorArrows}
      calendarContainer={UnnamedContainer}
      // `decreaseMonth` and `increaseMonth` announce the month and make one of its free days
      // focusable, if it has one. After the next render they call `keepWeeks`, so `openToDate` is
      // set first: from the old one, `keepWeeks` would turn back.
      renderCustomHeader={({ date, decreaseMonth, increaseMonth }) => {
        const isFirst = daysInSight(date).first <= firstDay;
        const isLast = startOfDay(lastDay) <= daysInSight(date).last;
        return (
          <div className={datePicker.pager}>
            <MonthButton
              label={words.previousMonth}
              icon={ChevronLeft}
              isOff={isFirst}
              isIdle={isFirst && isLast}
              onGo={() => {
                setOpenToDate(inMonth(date, 0));
                decreaseMonth();
              }}
            />
            <h2 className={datePicker.months}>{monthsOf(date)}</h2>
            <MonthButton
              label={words.nextMonth}
              icon={ChevronRight}
              isOff={isLast}
              isIdle={isFirst && isLast}
              onGo={() => {
                setOpenToDate(inMonth(date, 32));
                increaseMonth();
              }}
            />
          </div>
        );
      }}
      dayClassName={(day) => (isInShownWeek(day) ? '' : datePicker.dayOutside)}
      renderDayContents={(_, date) => (
        <>
          {namesMonth(date) && (
            <small className={datePicker.monthOfDay}>{shortMonth.format(date)}</small>
          )}{' '}
          {dayOfMonth.format(date)}
        </>
      )}
      // `aria-disabled` says which days can be chosen. A name begins with the words of its tile.
      chooseDayAriaLabelPrefix=""
      disabledDayAriaLabelPrefix=""
      monthAriaLabelPrefix=""
      locale={inLanguage(language)}
    />
  );
}

/** A date such as 0 or 32 is a day of the month before or after. */
const inMonth = (month: Date, date: number) =>
  new Date(month.getFullYear(), month.getMonth(), date);

const MONTH_AND_YEAR = { month: 'long', year: 'numeric' } as const;

const tileFormats = (locale: string) => ({
  shortMonth: new Intl.DateTimeFormat(locale, { month: 'short' }),
  dayOfMonth: new Intl.DateTimeFormat(locale, { day: 'numeric' }),
});

/** Such as "Nov 30, Monday". */
function dayNameFormat(locale: string) {
  const { shortMonth, dayOfMonth } = tileFormats(locale);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  return {
    format: (day: Date) =>
      `${shortMonth.format(day)} ${dayOfMonth.format(day)}, ${weekday.format(day)}`,
  };
}

/** The pattern by which react-datepicker names a day. */
const DAY_NAME = 'EEEE, MMMM do, y';

/** The other patterns that react-datepicker asks for, as options of `Intl`. */
const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  EEEE: { weekday: 'long' },
  EEEEEE: { weekday: 'short' },
  'MMMM, yyyy': MONTH_AND_YEAR,
};

/**
 * The browser writes the dates, because it knows every language. The rest is the library's locale.
 */
function inLanguage({ locale, firstDayOfWeek }: Language): typeof enUS {
  // Each formatter takes longer to make than to format a month.
  const formatters = new Map<string, { format: (date: Date) => string }>(
    Object.entries(FORMATS).map(([key, format]) => [key, new Intl.DateTimeFormat(locale, format)]),
  );
  formatters.set(DAY_NAME, dayNameFormat(locale));
  return {
    ...enUS,
    options: { ...enUS.options, weekStartsOn: WEEKDAYS[firstDayOfWeek] ?? 0 },
    localize: {
      ...enUS.localize,
      preprocessor(date, parts) {
        const formatter = formatters.get(parts.map(({ value }) => value).join(''));
        return formatter ? [{ isToken: false, value: formatter.format(date) }] : parts;
      },
    },
  };
}

/** The type of `weekStartsOn` allows only these numbers. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** In right-to-left languages the arrow keys are swapped before the library reads them. */
function mirrorArrows(event: KeyboardEvent) {
  if (document.dir !== 'rtl') return;
  if (event.key === 'ArrowLeft') event.key = 'ArrowRight';
  else if (event.key === 'ArrowRight') event.key = 'ArrowLeft';
}

/** The library's own container has an English `aria-label` and forbids translation. */
function UnnamedContainer({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>;
}

type MonthButtonProps = {
  label: string;
  icon: IconNode;
  isOff: boolean;
  /** Neither button leads to a month. */
  isIdle: boolean;
  onGo: () => void;
};

/**
 * A button that leads to no month is disabled, not removed: a removed button would lose the focus.
 */
function MonthButton({ label, icon, isOff, isIdle, onGo }: MonthButtonProps) {
  const names = [datePicker.arrow, isOff && datePicker.arrowOff, isIdle && datePicker.idleArrow];
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(' ')}
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onGo}
    >
      <Icon icon={icon} pointsAlong />
    </button>
  );
}
