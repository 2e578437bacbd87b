import { builtModules } from '#browser/built-modules.tsx';
import { filled } from '#content/filled.ts';
import type { SiteWords } from '#content/words.ts';
import { callHours } from '#domain/call-hours.ts';
import { callTimes, stepMinutesOf } from '#domain/call-times.ts';
import { agencyZoneInWords } from '#domain/moment-in-words.ts';
import { Fields, TextField } from '#ui/field.tsx';
import { type CalendarWords, part, shownWithoutScript } from '../page-parts.ts';

/** Reserves the height of calendar and times, so that nothing moves when they come. It is shown once the telephone is chosen. `part` is for the browser's modules, other `data-` attributes for form/form.styles.ts. */
export function CalendarPlaceholder({ words }: { words: SiteWords }) {
  const calendarWords = calendarWordsIn(words);
  const { callBooking } = calendarWords;
  return (
    <>
      <div {...part('booking')} data-booking hidden>
        <fieldset data-calendar>
          <legend>{callBooking.date}</legend>
          <div data-calendar-place role="status">
            <p>{callBooking.loading}</p>
          </div>
        </fieldset>
        <fieldset data-times>
          <legend>{callBooking.time}</legend>
          <p>{callBooking.timesAppearHere}</p>
        </fieldset>
        <p data-chosen-call>
          <span>{callBooking.requestedTime}</span>
        </p>
      </div>
      <script {...part('calendar-words')} type="application/json">
        {JSON.stringify(calendarWords)}
      </script>
    </>
  );
}

export function calendarWordsIn(words: SiteWords): CalendarWords {
  const { callBooking, locale, firstDayOfWeek } = words;
  return { callBooking, locale, firstDayOfWeek, calendarUrl: builtModules.calendar };
}

/** The browser's own controls for date and time. A page shows them without scripts, or if the calendar cannot be loaded. */
export function PlainControls({ words }: { words: SiteWords }) {
  const { locale, plainControls: controls } = words;
  const zone = agencyZoneInWords(locale);
  const times = filled(controls.withoutCalendar, { ...controls, daysAhead: callHours.daysAhead });
  return (
    <fieldset {...part('plain-controls')} {...shownWithoutScript} data-plain-controls>
      <Fields>
        <p>{`${times} ${zone ? filled(controls.timesAreOurs, { zone }) : controls.tellUsWhere}`}</p>
        {/* The control permits a year of more digits, which the server cannot read. */}
        <TextField label={controls.preferredDate} name="callDate" type="date" max="9999-12-31" />
        <TextField
          label={controls.preferredTime}
          name="callTime"
          type="time"
          min={callTimes.at(0)}
          max={callTimes.at(-1)}
          step={stepMinutesOf(callTimes) * 60}
        />
      </Fields>
    </fieldset>
  );
}
