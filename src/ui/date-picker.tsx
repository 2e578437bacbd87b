import { addDays } from 'date-fns/addDays';
import { endOfDay } from 'date-fns/endOfDay';
import { enUS } from 'date-fns/locale/en-US';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import { startOfDay } from 'date-fns/startOfDay';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { KeyboardEvent, ReactNode } from 'react';
import ReactDatePicker from 'react-datepicker';

type Language = { locale: string; firstDayOfWeek: number };

type DatePickerProps = {
  selected: Date | null;
  onChange: (day: Date | null) => void;
  filterDate: (day: Date) => boolean;
  firstDay: Date;
  lastDay: Date;
  language: Language;
  words: Record<'chooseDay' | 'notAvailable' | 'previousMonth' | 'nextMonth', string>;
};

/** Inline, so there is nothing to type and nothing to clear. */
export function DatePicker({ firstDay, lastDay, language, words, ...choice }: DatePickerProps) {
  const months = new Intl.DateTimeFormat(language.locale, { month: 'long', year: 'numeric' });
  const figures = new Intl.NumberFormat(language.locale);
  const weekStartsOn = WEEKDAYS[language.firstDayOfWeek] ?? 0;
  // The library shows seven weeks from the first of a month.
  const shownOf = (month: Date) => {
    const begin = startOfWeek(startOfMonth(month), { weekStartsOn });
    const end = min([addDays(begin, 7 * 7 - 1), lastDay]);
    return { end, inWords: months.formatRange(max([begin, firstDay]), end) };
  };
  const locale = inLanguage(language, (month) => shownOf(month).inWords);
  return (
    <ReactDatePicker
      inline
      {...choice}
      // Without this no day takes the focus if today cannot be chosen.
      openToDate={choice.selected ?? firstDay}
      minDate={startOfDay(firstDay)}
      maxDate={endOfDay(lastDay)}
      onKeyDown={mirrorArrows}
      calendarContainer={Calendar}
      renderCustomHeader={({ date, prevMonthButtonDisabled, decreaseMonth, increaseMonth }) => {
        const { end, inWords } = shownOf(date);
        return (
          <div data-month>
            <MonthButton
              label={words.previousMonth}
              isOff={prevMonthButtonDisabled}
              onGo={decreaseMonth}
            />
            <h2>{inWords}</h2>
            <MonthButton label={words.nextMonth} isOff={+end === +lastDay} onGo={increaseMonth} />
          </div>
        );
      }}
      // Days of two months may stand in one view, so the first says its month.
      renderDayContents={(day, date) => (
        <>
          {day === 1 && (
            <small>{date?.toLocaleDateString(language.locale, { month: 'short' })}</small>
          )}
          {figures.format(day)}
        </>
      )}
      weekClassName={(start) => {
        if (addDays(start, 7) <= startOfDay(firstDay)) return 'past';
        return start > lastDay ? 'coming after' : 'coming';
      }}
      chooseDayAriaLabelPrefix={words.chooseDay}
      disabledDayAriaLabelPrefix={words.notAvailable}
      monthAriaLabelPrefix=""
      locale={locale}
      fixedHeight
      peekNextMonth
    />
  );
}

const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  EEEE: { weekday: 'long' },
  EEEEEE: { weekday: 'short' },
  LLLL: { month: 'long' },
  'EEEE, MMMM do, y': { dateStyle: 'full' },
};

/** The library's locale with dates written by the browser, which knows every language. */
function inLanguage(
  { locale, firstDayOfWeek }: Language,
  monthsShown: (month: Date) => string,
): typeof enUS {
  // Each formatter takes longer to make than to format a month.
  const formatters = new Map(
    Object.entries(FORMATS).map(([name, options]) => [
      name,
      new Intl.DateTimeFormat(locale, options),
    ]),
  );
  return {
    ...enUS,
    options: { ...enUS.options, weekStartsOn: WEEKDAYS[firstDayOfWeek] ?? 0 },
    localize: {
      ...enUS.localize,
      preprocessor(date, parts) {
        const wanted = parts.map(({ value }) => value).join('');
        // The view also shows weeks of the next month, so both are named.
        if (wanted === 'MMMM, yyyy') return [{ isToken: false, value: monthsShown(date) }];
        const formatter = formatters.get(wanted);
        return formatter ? [{ isToken: false, value: formatter.format(date) }] : parts;
      },
    },
  };
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Right-to-left languages swap the arrow keys. The library reads the key after us. */
function mirrorArrows(event: KeyboardEvent) {
  if (document.dir !== 'rtl') return;
  if (event.key === 'ArrowLeft') event.key = 'ArrowRight';
  else if (event.key === 'ArrowRight') event.key = 'ArrowLeft';
}

function Calendar({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>;
}

/** Disabled instead of removed, because a removed button loses the keyboard's focus. */
function MonthButton({ label, isOff, onGo }: { label: string; isOff: boolean; onGo: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onGo}
    />
  );
}
